// Which lanes are heard: the selected one, or those that are soloed, without those that are muted.

import { Mix } from './mix.js';

export class Heard {
  #solo = new Set();
  #muted = new Set();

  toggleSolo(id) {
    toggle(this.#solo, id);
  }

  toggleMute(id) {
    toggle(this.#muted, id);
  }

  /** Shows on the rows what is heard, and returns the mix; null without rows. */
  apply(rows, selected) {
    for (const set of [this.#solo, this.#muted]) for (const id of set) if (!rows.has(id)) set.delete(id);
    if (!rows.has(selected)) return null;
    const ids = this.#solo.size > 0 ? [...rows.keys()].filter((id) => this.#solo.has(id)) : [selected];
    for (const [id, row] of rows) {
      row.tell(ids.includes(id) && !this.#muted.has(id), this.#solo.has(id), this.#muted.has(id));
    }
    return new Mix(ids.map((id) => rows.get(id).part(this.#muted.has(id))));
  }
}

function toggle(set, id) {
  if (!set.delete(id)) set.add(id);
}
