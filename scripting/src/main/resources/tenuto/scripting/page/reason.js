// Why something was computed, in the words of a composer.

import * as text from './text.js';

const CENTS = 2; // what is nearer to a key than that is the key
const LONGEST = 28;

const OTHER = {
  'never-seen': 'new',
  file: 'the file changed',
  program: 'Tenuto changed',
  seed: 'its chance changed',
  evicted: 'no longer in the cache',
  'never-kept': 'not kept',
};

/** The attributes of a note or another record; null for another value. */
function record(value) {
  const all = /^<\w+ (.*)>$/.exec(value);
  return all && Object.fromEntries(all[1].split(', ').map((each) => each.split('=', 2)));
}

function number(value) {
  return value.trim() === '' ? NaN : Number(value);
}

function short(value) {
  const known = number(value);
  if (!Number.isNaN(known)) return String(Number(known.toPrecision(4)));
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

/** The key of a frequency, if it is one. */
function keyOf(hz) {
  const key = 69 + 12 * Math.log2(hz / 440);
  return Math.abs(key - Math.round(key)) < CENTS / 100 ? text.key(Math.round(key)) : null;
}

/** The change of a value. */
function change(name, before, after) {
  const [old, now] = [record(before), record(after)];
  if (old && now) return changes(old, now);
  const [a, b] = [number(before), number(after)];
  if (name === 'key' && !Number.isNaN(a + b)) return `note ${text.key(a)} → ${text.key(b)}`;
  if (/hz$/i.test(name) && a > 0 && b > 0) {
    const keys = [keyOf(a), keyOf(b)];
    return keys[0] && keys[1] ? `note ${keys[0]} → ${keys[1]}` : `${short(before)} → ${short(after)} Hz`;
  }
  return `${name} ${short(before)} → ${short(after)}`.trim();
}

function changes(old, now) {
  const names = Object.keys(now).filter((name) => old[name] !== now[name] && old[name] !== undefined);
  return names.map((name) => change(name, old[name], now[name])).join(', ') || 'a note';
}

/** A call such as NumericVolume(x, 0.3) is told by its word, a note by nothing more. */
function call(what) {
  return what.replace(/^(added |left out )?<(\w+) .*$/, '$1a $2').replace(/\(.*$/, '');
}

/** A reason as the program reports it. */
export function because({ kind, text: whole, line, word, parameter, before = '', after = '' }) {
  if (kind !== 'parameter' && kind !== 'input') return OTHER[kind] ?? whole;
  let told;
  if (parameter || record(before)) told = change(parameter ?? '', before, after);
  else if (before) told = `${call(before)} → ${call(after)}`;
  else told = call(after) || 'changed';
  if (kind === 'parameter') return told;
  return `from line ${line}${parameter && word ? ` (${word})` : ''}: ${told}`;
}
