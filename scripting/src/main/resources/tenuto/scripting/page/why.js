// What the last run computed again, and why: the most expensive first.

import { place } from './editor.js';
import { because } from './reason.js';
import * as server from './server.js';
import * as text from './text.js';

const MOST = 50;
const NAMES = ['Seconds', 'Line', 'Word', 'Parts', 'Why'];
const MIX = 'Perform';
const NOT_NEW = ['input', 'never-kept'];

/**
 * The sounds that a run has computed anew: without the mixes that they are in, and without those that
 * every run computes, as that is quicker than reading them.
 */
function voices(rows) {
  const own = rows.filter(({ parts, word, reason }) => (
    parts > 0 && word !== MIX && !NOT_NEW.includes(reason.kind)));
  return own.reduce((sum, { signals }) => sum + signals, 0);
}

/** Requests the report and shows it, or nothing if it is empty; returns how many voices are new. */
export async function showWhy(panel, list) {
  let rows = [];
  try {
    ({ rows = [] } = await server.why());
  } catch {
    // The program has ended.
  }
  panel.hidden = rows.length === 0;
  const table = document.createElement('table');
  table.append(line('th', NAMES));
  for (const row of rows.slice(0, MOST)) {
    const where = row.file ? place(row.file, row.line, `${text.file(row.file)}:${row.line}`) : '';
    table.append(line('td', [row.seconds.toFixed(3), where, row.word, row.parts, because(row.reason)]));
  }
  list.replaceChildren(table);
  return voices(rows);
}

function line(kind, values) {
  const tr = document.createElement('tr');
  for (const value of values) {
    const cell = document.createElement(kind);
    cell.append(value);
    tr.append(cell);
  }
  return tr;
}
