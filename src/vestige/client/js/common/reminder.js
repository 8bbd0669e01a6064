/**
 * How this browser may tell of a turn while nobody looks: notifications, and push messages where the host gave a key.
 * Browsers allow both on https addresses and on this machine only.
 */

import { post, remove } from "./api.js";
import { reach } from "./reach.js";

const WORKER = "/service-worker.js";

/** Whether the browser lets a page of this address ask at all. */
export const allowed = () => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

/** Whether the person has said yes, or has said anything at all. */
export const granted = () => allowed() && Notification.permission === "granted";
export const denied = () => allowed() && Notification.permission === "denied";
export const undecided = () => allowed() && Notification.permission === "default";

/** Asks the person, through the browser; only ever after a press. @returns {Promise<boolean>} */
export async function ask() {
  if (!allowed()) return false;
  const yes = (await Notification.requestPermission()) === "granted";
  if (yes) await subscribe();
  return yes;
}

/** Without a push service the page itself still tells of turns while it is open. */
async function subscribe() {
  const worker = await navigator.serviceWorker.register(WORKER);
  if (!reach.push || !("pushManager" in worker)) return;
  try {
    await navigator.serviceWorker.ready;
    const told = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: reach.push });
    const { endpoint, keys } = told.toJSON();
    await post("/api/push", { endpoint, keys });
  } catch (error) {
    console.info("push", error);
  }
}

/** Nobody rings any more. */
export async function forget() {
  const worker = allowed() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  const told = await worker?.pushManager?.getSubscription();
  if (!told) return;
  await told.unsubscribe();
  await remove(`/api/push?endpoint=${encodeURIComponent(told.endpoint)}`);
}

/** @param {string} title @param {string} body @param {string} match */
export async function notify(title, body, match) {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const more = { body, tag: match, icon: "/static/icon.svg", data: { path: `/match/${match}` } };
  if (worker) await worker.showNotification(title, more);
  else new Notification(title, more);
}
