/**
 * Options are walked argument by argument: what a person has pointed at so far keeps the options that begin with it.
 *
 * @typedef {import("./state.js").Option} Option
 * @typedef {import("./state.js").Argument} Argument
 */

export class Walk {
  /**
   * @param {Option[]} options
   * @param {Record<string, Argument[]>} verbs
   * @param {(target: string) => boolean} visible whether the scene draws a target
   * @param {string[]} [chosen] the targets pointed at so far
   * @param {string | null} [verb] only the options of this verb
   */
  constructor(options, verbs, visible, chosen = [], verb = null) {
    this.options = options;
    this.verbs = verbs;
    this.visible = visible;
    this.chosen = chosen;
    this.verb = verb;
  }

  /** @param {string} target */
  choose(target) {
    return new Walk(this.options, this.verbs, this.visible, [...this.chosen, target], this.verb);
  }

  back() {
    const verb = this.chosen.length ? this.verb : null;
    return new Walk(this.options, this.verbs, this.visible, this.chosen.slice(0, -1), verb);
  }

  /** @param {string | null} verb */
  only(verb) {
    return new Walk(this.options, this.verbs, this.visible, [], verb);
  }

  get begun() {
    return this.chosen.length > 0 || this.verb !== null;
  }

  /** The options that begin with what was chosen. */
  get open() {
    return this.options.filter((option) => this.next(option) !== null);
  }

  /** Visible targets that lead on, each with the options it keeps. */
  get lit() {
    /** @type {Map<string, Option[]>} */
    const lit = new Map();
    for (const option of this.open) {
      for (const target of new Set(this.next(option))) {
        if (this.visible(target)) lit.set(target, [...(lit.get(target) ?? []), option]);
      }
    }
    return lit;
  }

  /** Options that no visible target leads to: they become buttons. */
  get loose() {
    return this.open.filter((option) => !this.next(option)?.some(this.visible));
  }

  /** Verbs that light targets, if there are several to tell apart. */
  get forks() {
    const whole = this.only(null);
    const verbs = new Set([...whole.lit.values()].flat().map((option) => String(option.action[0])));
    return verbs.size > 1 ? [...verbs] : [];
  }

  /**
   * The targets an option may go on with; none when it is complete, null when it does not begin with what was chosen.
   * The values of an argument that takes many may be pointed at in any order.
   *
   * @param {Option} option
   * @returns {string[] | null}
   */
  next(option) {
    const [verb, ...words] = option.action;
    if (this.verb !== null && verb !== this.verb) return null;
    const args = this.verbs[verb] ?? [];
    const rest = words.map((word, place) => `${args[Math.min(place, args.length - 1)].kind}:${word}`);
    const single = args.findIndex((arg) => arg.many);
    const fixed = single < 0 ? args.length : single;
    for (const [step, target] of this.chosen.entries()) {
      const found = step < fixed ? (rest[0] === target ? 0 : -1) : rest.indexOf(target);
      if (found < 0) return null;
      rest.splice(found, 1);
    }
    return this.chosen.length < fixed ? rest.slice(0, 1) : rest;
  }
}
