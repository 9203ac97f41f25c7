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
  #rows = new Map(); // of the list, by the line, its text and the player

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
      if (!this.list.matches(':active')) { // or a link would be gone between press and release
        this.#cursorAt = at;
        this.#list(got);
        this.draw();
      }
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
    this.#rows.clear();
    this.list.replaceChildren(p);
  }

  #list({ notes, lines }) {
    if (notes.length === 0) {
      this.#tell('No note sounds here.');
      return;
    }
    const groups = new Map();
    for (const note of notes) {
      const id = `${note.line}|${note.player}|${lines[note.line] ?? ''}`;
      if (!groups.has(id)) groups.set(id, []);
      groups.get(id).push(note);
    }
    this.list.querySelector('p')?.remove();
    for (const [id, row] of this.#rows) {
      if (groups.has(id)) continue;
      row.remove();
      this.#rows.delete(id);
    }
    // A row that stays is not moved, as its link may have the focus: so the order is that of the lines.
    let next = this.list.firstChild;
    for (const [id, group] of [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))) {
      let row = this.#rows.get(id);
      if (!row) {
        row = line(group[0], lines);
        this.#rows.set(id, row);
        this.list.insertBefore(row, next);
      }
      next = row.nextSibling;
      const named = [...new Set(group.map((each) => text.key(each.key)))].slice(0, 8).join(' ');
      const keys = row.querySelector('.keys');
      keys.textContent = group.length > 8 ? `${named} … ×${group.length}` : named;
      keys.title = times(group);
    }
  }
}

/** The row of the notes of a line, which their keys are still to be written into. */
function line(note, lines) {
  const row = document.createElement('div');
  const colon = note.line.lastIndexOf(':');
  const by = note.player ? ` · ${note.player.split(',')[0]}()` : '';
  const cells = [
    ['keys'],
    ['place', place(note.line.slice(0, colon), note.line.slice(colon + 1), text.file(note.line)), by],
    ['text', lines[note.line] ?? ''],
  ];
  for (const [name, ...content] of cells) {
    const cell = document.createElement(name === 'text' ? 'code' : 'span');
    cell.className = name;
    cell.append(...content);
    cell.title = `${note.line}\nplayed by ${note.player}`;
    row.append(cell);
  }
  return row;
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
