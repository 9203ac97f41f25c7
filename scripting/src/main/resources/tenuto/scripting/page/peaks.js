// Peaks of a sound as they are requested: of all of it coarsely, of the range in view finely.

import * as server from './server.js';

const MOST_COLUMNS = 8192;
const WHOLE_COLUMNS = 2048;
const AGAIN_MS = 120;

/** Peaks of one version of a sound: of all of it coarsely, and of the last range in view finely. */
export class Waveform {
  whole = null;
  near = null;
  /** The largest sample; undefined until it is known. */
  peak = null;
  #busy = false;
  #wanted = null;

  constructor(take, changed) {
    this.take = take;
    this.changed = changed;
    this.#load(0, take.frames, Math.min(WHOLE_COLUMNS, take.frames), 'whole');
  }

  async #load(from, to, columns, place) {
    try {
      const got = await server.peaks(this.take, from, to, columns);
      this[place] = got;
      if (place === 'whole' && got.whole) this.peak = largest(got);
      this.changed();
      if (!got.whole) {
        await new Promise((done) => setTimeout(done, AGAIN_MS));
        if (this[place] === got) return this.#load(from, to, columns, place);
      }
    } catch {
      // There is a newer version, or the program has ended.
    }
    return undefined;
  }

  /** Requests the peaks of a range in columns, unless present; only the latest request counts. */
  async want(from, to, columns) {
    const frames = this.take.frames;
    const margin = Math.ceil((to - from) / 2);
    const first = Math.max(0, Math.floor(from - margin));
    const last = Math.min(frames, Math.ceil(to + margin));
    if (last <= first) return;
    const each = (to - from) / columns;
    const near = this.near;
    const has = near && near.from <= Math.max(0, from) && near.to >= Math.min(frames, to)
      && (near.to - near.from) / near.columns <= Math.max(1, each * 1.25);
    const coarse = this.whole && frames / this.whole.columns <= Math.max(1, each * 1.05);
    if (has || coarse) return;
    this.#wanted = [first, last, Math.max(1, Math.min(MOST_COLUMNS, Math.round((last - first) / each), last - first))];
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted) {
      const wish = this.#wanted;
      this.#wanted = null;
      await this.#load(...wish, 'near');
    }
    this.#busy = false;
  }

  /** What each channel has at a frame: its peak there; empty where nothing is known. */
  at(frame) {
    const data = this.best(frame, frame + 1);
    if (!data || frame >= this.take.frames) return [];
    const column = Math.floor(((frame - data.from) * data.columns) / (data.to - data.from));
    return Array.from({ length: data.channels }, (_, c) => {
      const at = 3 * (c * data.columns + column);
      return Math.max(data.values[at + 1], -data.values[at]);
    });
  }

  /** The finest peaks present for a range of frames. */
  best(from, to) {
    const near = this.near;
    const covers = near && near.from <= Math.max(0, from) && near.to >= Math.min(this.take.frames, to);
    return covers ? near : this.whole;
  }
}

function largest({ values }) {
  let most = 0;
  for (let i = 0; i < values.length; i += 3) most = Math.max(most, values[i + 1], -values[i]);
  return most;
}
