/** Before the deal: what is chosen for the own seats, and the numbers that this browser gives for them. */

import { nonce, pledge } from "./nonces.js";

/** @typedef {import("./room.js").Room} Room */

export class Deal {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** Whether the person has said that all is chosen, and the seats that wait for it. */
    this.ready = false;
    /** @type {number[]} */
    this.unready = [];
    /** How often the deal was tried before: each try has numbers of its own. */
    this.attempt = 0;
  }

  /** Who may still choose says first that it is done. @param {number[]} seats @param {number} attempt */
  async commit(seats, attempt = this.attempt) {
    const { live, match, socket } = this.room;
    this.attempt = attempt;
    const choosing = Object.values(live?.choices ?? {}).some((choices) => choices.length);
    const company = live?.seats.some(({ kind }) => kind === "person");
    if (choosing && company && !this.ready) {
      this.unready = seats;
      this.room.draw();
      return;
    }
    for (const seat of seats) socket.send(await pledge(match, seat, attempt));
  }

  /** The person has chosen. */
  getReady() {
    this.ready = true;
    this.commit(this.unready);
    this.unready = [];
    this.room.draw();
  }

  /** An option of an own seat. @param {number} seat @param {string} option @param {any} value */
  choose(seat, option, value) {
    this.room.socket.send({ type: "choose", seat, option, value });
  }

  /** Deals without the numbers of those who do not answer. */
  goOn() {
    this.room.socket.send({ type: "without", seat: this.room.live?.you[0] });
  }

  /** @param {number[]} seats @param {number} attempt */
  reveal(seats, attempt) {
    const { match, socket } = this.room;
    for (const seat of seats) socket.send({ type: "nonce", seat, hex: nonce(match, seat, attempt) });
  }
}
