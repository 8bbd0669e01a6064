// Shows messages while no page is open. It answers no requests and keeps nothing: no position of a match ever lies in a
// cache.

self.addEventListener("push", (event) => {
  const { title, body, match } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    tag: match,
    icon: "/static/icon.svg",
    data: { path: `/match/${match}` },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});

/** A page of that match that is open already, else a new one. */
async function goTo(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
