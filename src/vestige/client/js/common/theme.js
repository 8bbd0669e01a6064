// Runs before the first paint: the server writes the reader's choice into the page, "auto" follows the system.
{
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    if (root.dataset.choice === "auto") root.dataset.theme = dark.matches ? "dark" : "light";
  };
  root.dataset.choice = root.dataset.theme;
  dark.addEventListener("change", follow);
  follow();
}
