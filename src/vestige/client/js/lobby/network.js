/** How a phone or another computer comes to this house. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { picture, reach } from "../common/reach.js";
import { say } from "../common/texts.js";

export const network = () => html`
  <section class="network" aria-labelledby="network">
    ${reach.here_only ? icon("lock") : picture("/")}
    <div>
      <h3 id="network">${say("network")}</h3>
      ${reach.here_only ? alone() : open()}
    </div>
  </section>
`;

const alone = () => html`
  <p>${say("network-alone")}</p>
`;

const open = () => html`
  <p>${say("network-camera")} <b class="address">${reach.base.replace(/^https?:\/\//, "")}</b></p>
  ${reach.network ? html`<p class="hint">${say("network-only")}</p>` : ""}
`;
