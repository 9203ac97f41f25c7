// The notes that the patch performed: a piano roll of those in view, and a list of those at the cursor.

import * as server from './server.js';
import { colour, drawSelection, font, prepare } from './draw.js';
import * as text from './text.js';

const MOST = 3000;
const MOST_AT_CURSOR = 200;
const AGAIN_MS = 80;

export class Notes {
  #all = null;
  #near = null;
  #busy = false;
  #wanted = null;
  #cursorBusy = false;
  #cursorAt = null;
  #run = 0;

  constructor(view, canvas, row, list, count) {
    Object.assign(this, { view, canvas, row, list, count });
  }

  /** Switches to the notes of another run. */
  set(run) {
    if (run === this.#run) return;
    this.#run = run;
    this.#near = null;
    this.#load(run);
  }

  async #load(run) {
    try {
      const got = await server.notes(0, 1e9, MOST);
      if (run !== this.#run) return;
      this.#all = got;
      this.row.hidden = got.count === 0;
      this.count.textContent = got.count.toLocaleString('en');
      this.#cursorAt = null;
      this.look();
      this.view.changed();
    } catch {
      // The program has ended.
    }
  }

  async #want() {
    const { view } = this;
    if (!this.#all || this.#all.count <= MOST) return;
    const near = this.#near;
    if (near && near.from <= view.from && near.to >= view.to && near.span < 4 * view.span) return;
    this.#wanted = { from: view.from - view.span / 2, to: view.to + view.span / 2, span: view.span };
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted) {
      const wish = this.#wanted;
      this.#wanted = null;
      const run = this.#run;
      try {
        const got = await server.notes(wish.from, wish.to, MOST);
        if (run === this.#run) this.#near = { ...wish, ...got };
        view.changed();
      } catch {
        break;
      }
    }
    this.#busy = false;
  }

  draw() {
    if (this.row.hidden || !this.#all) return;
    this.#want();
    const { view } = this;
    const { pen, width, height } = prepare(this.canvas);
    drawSelection(pen, view, width, height);
    const keys = this.#all.notes.map((each) => each.key).filter((each) => each !== null);
    const low = (keys.length ? keys.reduce((a, b) => Math.min(a, b)) : 60) - 2;
    const high = (keys.length ? keys.reduce((a, b) => Math.max(a, b)) : 60) + 2;
    const y = (key) => height - 6 - ((key ?? low) - low) / (high - low) * (height - 12);
    pen.font = font(10);
    pen.textBaseline = 'middle';
    for (let c = Math.ceil(low / 12) * 12; c <= high; c += 12) {
      pen.fillStyle = colour('line');
      pen.fillRect(0, Math.round(y(c)), width, 1);
    }
    const thick = Math.max(2, Math.min(7, (height - 12) / (high - low)));
    const near = this.#near;
    const covers = near && near.from <= view.from && near.to >= view.to;
    for (const note of (covers ? near : this.#all).notes) {
      const a = view.x(note.at, width);
      const b = view.x(note.at + note.seconds, width);
      if (b < 0 || a > width) continue;
      const sounds = note.at <= view.cursor && note.at + note.seconds > view.cursor;
      pen.fillStyle = colour(sounds ? 'cursor' : 'rms');
      pen.globalAlpha = sounds ? 0.5 : 0.3;
      pen.fillRect(a, y(note.key) - thick / 2, Math.max(1, b - a), thick);
      pen.globalAlpha = 1;
      pen.fillRect(a, y(note.key) - thick / 2, Math.min(3, Math.max(1.5, b - a)), thick);
    }
    for (let c = Math.ceil(low / 12) * 12; c <= high; c += 12) {
      pen.fillStyle = colour('soft');
      pen.fillText(text.key(c), 4, Math.round(y(c)) - 6);
    }
  }

  /** Lists the notes that sound at the cursor. */
  async look() {
    const { view } = this;
    if (!this.#all || this.#cursorBusy || this.#cursorAt === view.cursor) return;
    if (this.#all.count === 0) {
      this.#tell('This run performed no notes: those that sf.Perform plays are listed here, with the lines that made them.');
      return;
    }
    this.#cursorBusy = true;
    const at = view.cursor;
    try {
      const got = await server.notes(at, at, MOST_AT_CURSOR);
      this.#cursorAt = at;
      this.#list(got);
      this.draw();
    } catch {
      this.#all = null; // the program has ended
    }
    setTimeout(() => {
      this.#cursorBusy = false;
      if (this.#cursorAt !== this.view.cursor) this.look();
    }, AGAIN_MS);
  }

  #tell(what) {
    const p = document.createElement('p');
    p.textContent = what;
    this.list.replaceChildren(p);
  }

  #list({ notes, lines }) {
    if (notes.length === 0) {
      this.#tell('No note sounds here.');
      return;
    }
    const groups = new Map();
    for (const note of notes) {
      const id = `${note.line}|${note.player}`;
      if (!groups.has(id)) groups.set(id, []);
      groups.get(id).push(note);
    }
    const rows = [];
    for (const group of groups.values()) {
      const [first] = group;
      const keys = group.map((each) => text.key(each.key));
      const named = [...new Set(keys)].slice(0, 8).join(' ');
      const cells = [
        ['span', 'keys', group.length > 8 ? `${named} … ×${group.length}` : named],
        ['span', 'place', place(first)],
        ['code', '', lines[first.line] ?? ''],
      ];
      for (const [kind, name, content] of cells) {
        const cell = document.createElement(kind);
        cell.className = name;
        cell.textContent = content;
        cell.title = name === 'keys' ? times(group) : `${first.line}\nplayed by ${first.player}`;
        rows.push(cell);
      }
    }
    this.list.replaceChildren(...rows);
  }
}

function place({ line, player }) {
  const by = player ? ` · ${player.split(',')[0]}()` : '';
  return text.file(line) + by;
}

function times(notes) {
  return notes
    .slice(0, 12)
    .map((each) => `${text.key(each.key)}: ${text.clock(each.at)} to ${text.clock(each.at + each.seconds)}`)
    .join('\n');
}
