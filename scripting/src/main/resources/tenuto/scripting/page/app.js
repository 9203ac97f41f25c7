// The page: its state is set by the program's events and by the user's actions.

import * as server from './server.js';
import { Bars } from './bars.js';
import { onTheme } from './draw.js';
import { editorField, nameFrom, place } from './editor.js';
import { Focus } from './focus.js';
import { gestures } from './gestures.js';
import { Heard } from './heard.js';
import { keys } from './keys.js';
import { LaneRow } from './lane.js';
import { Levels } from './levels.js';
import { Notes } from './notes.js';
import { Overview } from './overview.js';
import { Player } from './player.js';
import { Roll } from './roll.js';
import { drawRuler } from './ruler.js';
import { Status } from './status.js';
import * as text from './text.js';
import { View } from './view.js';
import { showWhy } from './why.js';

const find = (id) => document.getElementById(id);
const view = new View();
const rows = new Map();
const together = new Heard();
const focus = new Focus();
let heard = null; // the id of the lane that is selected
let earlier = false; // whether the previous render is played and shown
let state = null;

const player = new Player(() => {
  find('play').setAttribute('aria-pressed', player.playing);
  view.changed();
}, (measured) => levels.tell(measured));
const levels = new Levels(player, find('meter'), find('volume'));
const status = new Status(find('status'), find('said'), find('progress'), find('log'));
const roll = new Roll(view, find('roll'));
const notes = new Notes(view, roll, find('rollrow'), find('notes'), find('notecount'));
const bars = new Bars(view, find('bars'), find('barsrow'), find('bar'));
const overview = new Overview(find('overview'), view, () => {
  const row = rows.get(heard);
  const whole = row?.waveform().whole;
  return whole && { ...whole, seconds: row.take.frames / row.take.rate, times: row.fit(row.waveform()) };
});

// ---- Events of the program --------------------------------------------------------------------

function tell(now) {
  state = now;
  document.body.dataset.run = now.run;
  nameFrom(now.folder);
  document.title = `${now.title} · Tenuto`;
  find('title').textContent = now.title;
  status.set(now);
  showError(now.error);
  showLanes(now.lanes);
  const score = `${now.notes} ${now.status === 'renders'}`; // at its end a run may have more
  notes.set(score);
  bars.set(score);
  if (now.status === 'ended') {
    showWhy(find('whypanel'), find('why')).then((voices) => status.voices(now, voices));
  }
}

function showError(error) {
  const box = find('error');
  box.hidden = error === null;
  if (!error) return;
  box.querySelector('.message').textContent = error.message;
  const where = error.file ? place(error.file, error.line, `${error.file}, line ${error.line}`) : '';
  box.querySelector('.place').replaceChildren(where);
  box.querySelector('.source').textContent = error.source ?? '';
}

function showLanes(lanes) {
  for (const [id, row] of rows) {
    if (!lanes.some((each) => each.id === id)) {
      row.element.remove();
      rows.delete(id);
    }
  }
  for (const lane of lanes) {
    if (!rows.has(lane.id)) {
      const row = new LaneRow(view, {
        choose: () => choose(lane.id), mute: () => mute(lane.id), solo: () => solo(lane.id),
        silent: () => status.silent(lane.name),
      });
      rows.set(lane.id, row);
      row.element.dataset.lane = lane.name;
      gestures(row.canvas, view, seek);
      row.canvas.addEventListener('dblclick', () => hear(lane.id));
    }
    rows.get(lane.id).set(lane, lane.run < state.run);
    find('lanes').append(rows.get(lane.id).element);
  }
  find('empty').hidden = rows.size > 0;
  find('cursor').hidden = rows.size === 0;
  if (!rows.has(heard)) heard = lanes.find((each) => !each.shown)?.id ?? lanes[0]?.id ?? null;
  hear(heard);
  let total = 0;
  for (const { take } of rows.values()) total = Math.max(total, take.frames / take.rate);
  const row = rows.get(heard);
  if (row) view.resize(total, row.take.rate);
}

// ---- Actions of the user ------------------------------------------------------------------------

function hear(id) {
  heard = id;
  const row = rows.get(id);
  for (const [each, other] of rows) {
    other.earlier = earlier && other.hasBefore;
    other.name.setAttribute('aria-checked', each === id);
  }
  const both = row?.hasBefore ?? false;
  find('before').disabled = !both;
  find('now').setAttribute('aria-checked', !(earlier && both));
  find('before').setAttribute('aria-checked', earlier && both);
  mix();
  const stale = row?.stale && state.status !== 'ended';
  find('stale').hidden = !stale;
  find('stale').title = state.status === 'renders' ? 'You hear the render before: the new one is not there yet'
    : 'You hear the render before: the last run has not written it';
  view.changed();
}

/** Plays the lanes that are heard, as they are now. */
function mix() {
  const now = together.apply(rows, heard);
  if (now) player.hear(now);
}

function mute(id) {
  together.toggleMute(id);
  view.changed();
}

function solo(id) {
  together.toggleSolo(id);
  view.changed();
}

function compare(which) {
  earlier = which;
  hear(heard);
}

function seek(time) {
  view.cursor = time;
  player.seek(time);
  view.changed();
}

function laneBy(step) {
  const ids = state.lanes.map((each) => each.id);
  const at = ids.indexOf(heard) + step;
  if (ids[at] !== undefined) choose(ids[at]);
}

/** The user selects a lane to play and show. */
function choose(id) {
  hear(id);
  rows.get(id).element.scrollIntoView({ block: 'nearest' });
}

const actions = {
  toggle: () => (player.playing ? player.pause() : player.play()),
  step: (by) => {
    seek(Math.max(0, Math.min(view.total, view.cursor + (by * view.span) / 100)));
    view.reveal(view.cursor, by > 0 ? 0.1 : 0.9);
  },
  end: (last) => {
    seek(last ? view.total : 0);
    view.reveal(view.cursor, last ? 1 : 0);
  },
  zoom: (factor) => view.zoom(factor),
  whole: () => view.show(0, view.total),
  range: () => view.range && view.show(view.range.from, view.range.to),
  other: () => rows.get(heard)?.hasBefore && compare(!earlier),
  lane: laneBy,
  laneNumber: (number) => {
    const id = state.lanes[number]?.id;
    if (id !== undefined) choose(id);
  },
  spectral: () => rows.get(heard)?.toggleSpectral(),
  raise: (up) => view.raise(up),
  pitch: (factor) => roll.zoom(factor),
  mute: () => mute(heard),
  solo: () => solo(heard),
  volume: (by) => levels.change(by),
  edge: (last) => view.select(
    last ? Math.min(view.range?.from ?? 0, view.cursor) : view.cursor,
    last ? view.cursor : Math.max(view.range?.to ?? view.total, view.cursor)),
  loop: () => {
    if (!view.range) view.select(view.from, view.to);
    else view.looping = !view.looping;
    view.changed();
  },
  mark: (away) => (away ? view.unmark(view.cursor) : view.mark(view.cursor)),
  marker: (next) => {
    const time = view.beyond(next, bars.marks);
    if (time === undefined) return;
    seek(time);
    view.reveal(time, 0.5);
  },
  help: () => find('help').showModal(),
};

keys(actions, find('keylist'));
editorField(find('editor'));
const press = (id, action) => find(id).addEventListener('click', action);
press('play', actions.toggle);
press('now', () => compare(false));
press('before', () => compare(true));
press('loop', actions.loop);
press('mark', () => actions.mark(false));
press('in', () => actions.zoom(1 / 1.6));
press('out', () => actions.zoom(1.6));
press('all', actions.whole);
press('keys', actions.help);
press('fewer', () => actions.pitch(1 / 1.6));
press('more', () => actions.pitch(1.6));
gestures(find('ruler'), view, seek, true);
gestures(find('bars'), view, seek, true, (a, b) => bars.whole(a, b));
gestures(find('roll'), view, seek);

// ---- Drawing -----------------------------------------------------------------------------------

function placeCursor() {
  const ruler = find('ruler');
  const x = view.x(view.cursor, ruler.clientWidth);
  const cursor = find('cursor');
  const seen = x >= -0.5 && x <= ruler.clientWidth;
  cursor.style.visibility = seen ? 'visible' : 'hidden';
  cursor.style.transform = `translateX(${ruler.offsetLeft + x}px)`;
  find('clock').textContent = text.clock(view.cursor);
  bars.tellPlace();
}

function draw() {
  const active = view.looping ? view.range : null;
  mix(); // also as the peak of what is only shown may be known by now
  player.setLoop(active);
  const loop = find('loop');
  loop.setAttribute('aria-pressed', active !== null);
  find('range').textContent = view.range ? `${text.clock(view.range.from, 2)} – ${text.clock(view.range.to, 2)}` : '';
  find('span').textContent = view.total ? text.length(view.span) : '';
  overview.draw();
  drawRuler(find('ruler'), view);
  bars.draw();
  for (const row of rows.values()) {
    row.draw();
    if (!player.playing) row.tellValues();
  }
  notes.draw();
  focus.look(active, view.cursor, view.total);
  placeCursor();
  notes.look();
  remember();
}

/** For tests, and for inspection in the browser's console. */
function remember() {
  Object.assign(document.body.dataset, {
    playing: player.playing,
    begun: player.begun,
    heard: player.mix?.take ?? '',
    mix: player.mix?.key ?? '',
    place: view.cursor.toFixed(4),
    from: view.from.toFixed(6),
    to: view.to.toFixed(6),
  });
}

function tick() {
  player.watch();
  if (player.playing) {
    const before = view.cursor;
    view.cursor = player.place;
    if (before >= view.from && before <= view.to) view.reveal(view.cursor);
    placeCursor();
    notes.look();
    remember();
  }
  requestAnimationFrame(tick);
}

view.onChange(draw);
onTheme(() => {
  for (const row of rows.values()) row.forgetColours();
  view.changed();
});
new ResizeObserver(() => view.changed()).observe(find('stage'));
server.listen({
  state: tell,
  progress: (now) => status.progress(now),
  gone: () => status.gone(),
});
tick();
