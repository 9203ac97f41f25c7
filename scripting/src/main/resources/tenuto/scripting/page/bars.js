// The ruler of bars: sections, bars and beats, and markers of the patch's timeline.

import { colour, drawSelection, font, prepare } from './draw.js';
import * as server from './server.js';
import { Timeline } from './timeline.js';

const BAND_PX = 17; // of the sections
const APART_PX = 34; // of bars with numbers
const BEATS_PX = 9; // of beats, where they are drawn
const NUMBERS_PX = 40; // of beats with numbers

export class Bars {
  #timeline = null;
  #run = '';

  /**
   * @param row of the ruler, hidden where there is no timeline
   * @param place where the bar and beat of the cursor are written
   */
  constructor(view, canvas, row, place) {
    Object.assign(this, { view, canvas, row, place });
  }

  /** Switches to the timeline of another run. */
  async set(run) {
    if (run === this.#run) return;
    this.#run = run;
    try {
      const got = await server.bars();
      if (run !== this.#run) return;
      this.#timeline = got && new Timeline(got);
      this.row.hidden = !got;
      this.view.changed();
    } catch {
      // The program has ended.
    }
  }

  /** Where sections begin, and markers are, in seconds. */
  get marks() {
    return this.#timeline?.named(-Infinity, Infinity).map(({ from }) => from) ?? [];
  }

  /** A range widened to whole bars. */
  whole(a, b) {
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    const end = this.#timeline.at(this.#timeline.place(to).bar);
    return [
      this.#timeline.at(this.#timeline.place(from).bar),
      to - end < 1e-3 ? end : this.#timeline.at(this.#timeline.place(to).bar + 1),
    ];
  }

  tellPlace() {
    const { bar, beat } = this.#timeline?.place(this.view.cursor) ?? {};
    this.place.textContent = bar ? `${bar}.${beat}` : '';
  }

  draw() {
    const { view } = this;
    if (!this.#timeline || view.total === 0) return;
    const { pen, width, height } = prepare(this.canvas);
    if (width === 0) return;
    drawSelection(pen, view, width, height);
    pen.font = font(11);
    pen.textBaseline = 'middle';
    const first = this.#timeline.place(view.from).bar;
    const last = this.#timeline.place(view.to).bar;
    this.#sections(pen, width);
    this.#bars(pen, width, height, first, last);
    this.#markers(pen, width, height);
    const names = this.#timeline.named(view.from, view.to).map(({ name }) => name);
    this.canvas.setAttribute('aria-label', `Bars ${first} to ${last}${names.length ? `: ${names.join(', ')}` : ''}`);
  }

  #sections(pen, width) {
    this.#timeline.sections.forEach(({ name, from, to }, i) => {
      const a = Math.max(0, this.view.x(from, width));
      const b = Math.min(width, this.view.x(to, width));
      if (b <= a) return;
      pen.globalAlpha = i % 2 ? 0.5 : 0.8;
      pen.fillStyle = colour('peak');
      pen.fillRect(a, 0, b - a - 1, BAND_PX);
      pen.globalAlpha = 1;
      write(pen, name, a + 5, until(a, b, this.#marked(this.#timeline.markers, width)) - 4);
    });
  }

  #marked(named, width) {
    return named.map(({ from }) => this.view.x(from, width));
  }

  #bars(pen, width, height, first, last) {
    const { view } = this;
    const each = width / Math.max(1, (last - first + 1));
    let step = 1;
    while (step * each < APART_PX) step *= 2;
    for (let bar = first - ((first - 1) % step); bar <= last; bar += step) {
      const x = Math.round(view.x(this.#timeline.at(bar), width));
      pen.fillStyle = colour('soft');
      pen.fillRect(x, BAND_PX, 1, height - BAND_PX);
      pen.fillText(String(bar), x + 4, (BAND_PX + height) / 2);
      const beats = this.#timeline.beats(bar);
      if (step === 1 && each / beats >= BEATS_PX) this.#beats(pen, width, height, bar, beats);
    }
  }

  #beats(pen, width, height, bar, beats) {
    for (let beat = 2; beat <= beats; beat++) {
      const x = Math.round(this.view.x(this.#timeline.at(bar, beat), width));
      const next = this.view.x(this.#timeline.at(bar, beat + 1), width);
      pen.fillStyle = colour('axis');
      pen.fillRect(x, height - 6, 1, 6);
      pen.fillStyle = colour('soft');
      if (next - x >= NUMBERS_PX) pen.fillText(`${bar}.${beat}`, x + 4, (BAND_PX + height) / 2);
    }
  }

  #markers(pen, width, height) {
    for (const { name, from } of this.#timeline.markers) {
      const x = Math.round(this.view.x(from, width));
      if (x < -width || x > width) continue;
      pen.fillStyle = colour('tint');
      pen.fillRect(x, 0, 2, height);
      write(pen, name, x + 5, until(x + 3, width, this.#marked(this.#timeline.named(-Infinity, Infinity), width)) - 4);
    }
  }
}

/** Where a name that begins at x ends at the latest: before the next of the marks, so that no name is over another. */
export function until(x, end, marks) {
  return Math.min(end, ...marks.filter((mark) => mark >= x));
}

/** A name in the band of sections, where there is space for some of it. */
function write(pen, name, from, to) {
  if (to - from < 12) return;
  pen.save();
  pen.beginPath();
  pen.rect(from, 0, to - from, BAND_PX);
  pen.clip();
  pen.fillStyle = colour('ink');
  pen.fillText(name, from, BAND_PX / 2 + 0.5);
  pen.restore();
}
