// What the last run computed again, and why: the most expensive first.

import * as server from './server.js';
import * as text from './text.js';

const MOST = 50;
const NAMES = ['Seconds', 'Line', 'Word', 'Parts', 'Why'];

/** Requests the report and shows it; shows nothing if it is empty. */
export async function showWhy(panel, place) {
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
    const where = row.file ? `${text.file(row.file)}:${row.line}` : '';
    const cells = [row.seconds.toFixed(3), where, row.word, row.parts, row.reason.text];
    table.append(line('td', cells));
  }
  place.replaceChildren(table);
}

function line(kind, values) {
  const tr = document.createElement('tr');
  for (const value of values) {
    tr.append(Object.assign(document.createElement(kind), { textContent: value }));
  }
  return tr;
}
