// The piano roll: keys upwards, the stronger the fuller, with a zoom of its own.

import { colour, drawSelection, font, prepare } from './draw.js';
import * as text from './text.js';

const LEAST_KEYS = 5;
const EDGE = 2; // keys above and below the notes
const WHEEL = 0.0018;
const STRONGEST = 127;

export class Roll {
  #zoom = 1; // of the keys that there are
  #centre = null; // the key in the middle, if it was moved
  #all = [0, 127];

  constructor(view, canvas) {
    Object.assign(this, { view, canvas });
    canvas.addEventListener('wheel', (event) => {
      if (!event.altKey) return;
      event.preventDefault();
      this.#about(Math.exp(event.deltaY * WHEEL), this.#key(event.offsetY));
    }, { passive: false });
    canvas.addEventListener('pointermove', (event) => {
      if (event.buttons & 1) this.#move((event.movementY * this.#span) / canvas.clientHeight);
    });
  }

  get #span() {
    const [low, high] = this.#all;
    return Math.max(Math.min(LEAST_KEYS, high - low), (high - low) * this.#zoom);
  }

  get #lowest() {
    const [low, high] = this.#all;
    const middle = this.#centre ?? (low + high) / 2;
    return Math.max(low, Math.min(high - this.#span, middle - this.#span / 2));
  }

  #key(y) {
    return this.#lowest + (1 - y / this.canvas.clientHeight) * this.#span;
  }

  /** Shows more keys, or fewer, about one. */
  #about(factor, key) {
    const part = (key - this.#lowest) / this.#span;
    this.#zoom = Math.min(1, Math.max(0.01, this.#zoom * factor));
    this.#centre = key + (0.5 - part) * this.#span;
    this.view.changed();
  }

  zoom(factor) {
    this.#about(factor, this.#lowest + this.#span / 2);
  }

  #move(keys) {
    if (this.#zoom === 1) return;
    this.#centre = this.#lowest + this.#span / 2 + keys;
    this.view.changed();
  }

  /**
   * @param all the notes that determine which keys there are
   * @param notes those to draw
   */
  draw(all, notes) {
    const { view } = this;
    const { pen, width, height } = prepare(this.canvas);
    drawSelection(pen, view, width, height);
    const keys = all.map((each) => each.key).filter((each) => each !== null);
    this.#all = [
      (keys.length ? keys.reduce((a, b) => Math.min(a, b)) : 60) - EDGE,
      (keys.length ? keys.reduce((a, b) => Math.max(a, b)) : 60) + EDGE,
    ];
    const low = this.#lowest;
    const span = this.#span;
    this.canvas.dataset.keys = span.toFixed(2);
    const y = (key) => height - 6 - (((key ?? low) - low) / span) * (height - 12);
    pen.font = font(10);
    pen.textBaseline = 'middle';
    const octaves = [];
    for (let c = Math.ceil(low / 12) * 12; c <= low + span; c += 12) octaves.push(c);
    pen.fillStyle = colour('line');
    for (const c of octaves) pen.fillRect(0, Math.round(y(c)), width, 1);
    const thick = Math.max(2, Math.min(14, (height - 12) / span));
    for (const note of notes) this.#note(pen, note, y(note.key) - thick / 2, thick, width);
    pen.globalAlpha = 1;
    pen.fillStyle = colour('soft');
    for (const c of octaves) pen.fillText(text.key(c), 4, Math.round(y(c)) - 6);
  }

  #note(pen, note, top, thick, width) {
    const { view } = this;
    const a = view.x(note.at, width);
    const b = view.x(note.at + note.seconds, width);
    if (b < 0 || a > width) return;
    const sounds = note.at <= view.cursor && note.at + note.seconds > view.cursor;
    const strength = (note.velocity ?? STRONGEST) / STRONGEST;
    pen.fillStyle = colour(sounds ? 'cursor' : 'rms');
    pen.globalAlpha = (sounds ? 0.2 : 0.1) + 0.5 * strength;
    pen.fillRect(a, top, Math.max(1, b - a), thick);
    pen.globalAlpha = 0.4 + 0.6 * strength;
    pen.fillRect(a, top, Math.min(3, Math.max(1.5, b - a)), thick);
  }
}
