// What the page wants first of a new render: what is looped, or what is at the cursor.

import * as server from './server.js';

const AHEAD_S = 10;
const CALM_MS = 250;

export class Focus {
  #told = '';
  #waiting = null;

  /** The range that is looped, or null, and the cursor. */
  look(range, cursor, total) {
    if (total === 0) return;
    const from = range ? range.from : Math.min(cursor, Math.max(0, total - 1));
    const to = range ? range.to : Math.min(total, from + AHEAD_S);
    const key = `${from.toFixed(3)} ${to.toFixed(3)}`;
    if (key === this.#told) return;
    this.#told = key;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => server.focus(from, to).catch(() => {}), CALM_MS);
  }
}
