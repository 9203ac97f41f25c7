// The notes that the patch performed: those in view for the roll, and a list of those at the cursor.

import { place } from './editor.js';
import * as server from './server.js';
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
  #run = '';

  constructor(view, roll, row, list, count) {
    Object.assign(this, { view, roll, row, list, count });
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
    const near = this.#near;
    const covers = near && near.from <= view.from && near.to >= view.to;
    this.roll.draw(this.#all.notes, covers ? near.notes : this.#all.notes);
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
      const colon = first.line.lastIndexOf(':');
      const by = first.player ? ` · ${first.player.split(',')[0]}()` : '';
      const cells = [
        ['keys', group.length > 8 ? `${named} … ×${group.length}` : named],
        ['place', place(first.line.slice(0, colon), first.line.slice(colon + 1), text.file(first.line)), by],
        ['text', lines[first.line] ?? ''],
      ];
      for (const [name, ...content] of cells) {
        const cell = document.createElement(name === 'text' ? 'code' : 'span');
        cell.className = name;
        cell.append(...content);
        cell.title = name === 'keys' ? times(group) : `${first.line}\nplayed by ${first.player}`;
        rows.push(cell);
      }
    }
    this.list.replaceChildren(...rows);
  }
}

function times(notes) {
  return notes
    .slice(0, 12)
    .map((each) => `${text.key(each.key)}${strength(each)}: ${text.clock(each.at)} to ${text.clock(each.at + each.seconds)}`)
    .join('\n');
}

function strength({ velocity }) {
  return velocity === null ? '' : ` velocity ${Math.round(velocity)}`;
}
