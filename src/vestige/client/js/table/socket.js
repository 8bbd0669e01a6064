/**
 * The line to the server: it comes back by itself, misses nothing and sends what was not acknowledged again, under the
 * same key, so that the server applies it once.
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING = 20000;
const SILENCE = 50000;
const GONE = [4004, 4403, 4404];

/** A name nobody else gives. */
export function freshKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Socket {
  /**
   * @param {string} match
   * @param {{hear: (message: any) => void, online: (online: boolean) => void, gone: () => void,
   *   since: () => number}} listener
   */
  constructor(match, listener) {
    this.match = match;
    this.listener = listener;
    /** @type {Map<string, object>} commands without an answer */
    this.pending = new Map();
    /** @type {Map<number, (answer: any) => void>} */
    this.questions = new Map();
    this.asked = 0;
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    this.open();
    setInterval(() => this.check(), PING);
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: document.documentElement.lang, since: String(this.listener.since()) });
    this.socket = new WebSocket(`${scheme}://${location.host}/ws/match/${this.match}?${query}`);
    this.socket.onopen = () => this.opened();
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = ({ code }) => (GONE.includes(code) ? this.listener.gone() : this.closed());
  }

  opened() {
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    for (const message of this.pending.values()) this.send(message);
    this.listener.online(true);
  }

  closed() {
    this.listener.online(false);
    for (const answer of this.questions.values()) answer(null);
    this.questions.clear();
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The person is back: no waiting. */
  hurry() {
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** A line that says nothing for long is dead, whatever it claims. */
  check() {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  }

  /** @param {any} message */
  hear(message) {
    this.heard = Date.now();
    if (message.key) this.pending.delete(message.key);
    const answer = this.questions.get(message.id);
    this.questions.delete(message.id);
    if (answer) answer(message);
    else this.listener.hear(message);
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Something that changes the match. @param {object} message @returns {string} its key */
  command(message) {
    const key = freshKey();
    this.pending.set(key, { ...message, key });
    this.send({ ...message, key });
    return key;
  }

  /** Something to be told: the answer, or null when the line broke. @param {object} message @returns {Promise<any>} */
  ask(message) {
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.send({ ...message, id });
    });
  }
}
