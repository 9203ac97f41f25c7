// A lane: the waveform or spectrogram of a sound, in the range of time that is in view.

import { drawSelection, hatch, prepare } from './draw.js';
import { folds } from './fold.js';
import { Waveform } from './peaks.js';
import { Spectrogram } from './spectrogram.js';
import * as text from './text.js';
import { areSamples, drawWave } from './wave.js';

/** One row of the page. */
export class LaneRow {
  #now = null;
  #before = null;
  #spectrograms = new Map();
  #waveforms = new Map();
  spectral = false;
  earlier = false;
  stale = false;
  #silent = null; // the version of which it was said that it is

  /** @param actions select, mute and solo this lane, and say that it is silent */
  constructor(view, actions) {
    this.view = view;
    this.actions = actions;
    this.element = document.createElement('div');
    this.element.className = 'row lane';
    this.element.innerHTML = `<div class="side"><button class="name" role="radio"></button>
      <span class="facts"></span><select class="fold" hidden></select>
      <span class="tools"><button class="spectral" aria-pressed="false" title="Spectrogram (s)">Spectrum</button>
      <button class="mute" aria-pressed="false" title="Mute (u)">M</button>
      <button class="solo" aria-pressed="false" title="Solo: hear this, with others that are soloed (o)">S</button>
      </span></div><canvas role="slider" tabindex="0" aria-valuemin="0"></canvas><span class="values" aria-hidden="true"></span>`;
    this.canvas = this.element.querySelector('canvas');
    this.name = this.element.querySelector('.name');
    this.name.addEventListener('click', actions.choose);
    for (const each of ['mute', 'solo']) this.#find(each).addEventListener('click', actions[each]);
    this.#find('fold').addEventListener('change', (event) => {
      localStorage.setItem(this.#foldKey, event.target.value);
      this.view.changed();
    });
    this.button = this.element.querySelector('.spectral');
    this.button.addEventListener('click', () => this.toggleSpectral());
  }

  #find(part) {
    return this.element.querySelector(`.${part}`);
  }

  /** Shows whether it is heard. */
  tell(heard, solo, muted) {
    this.element.classList.toggle('heard', heard);
    this.#find('solo').setAttribute('aria-pressed', solo);
    this.#find('mute').setAttribute('aria-pressed', muted);
  }

  get #foldKey() {
    return `fold ${this.lane.name} ${this.take.channels}`;
  }

  #showFolds(all, used) {
    const select = this.#find('fold');
    select.hidden = this.take.channels < 3;
    if (select.dataset.of !== all.map(({ name }) => name).join()) {
      select.dataset.of = all.map(({ name }) => name).join();
      select.replaceChildren(...all.map((each) => new Option(each.text, each.name)));
    }
    select.value = used.name;
    select.title = used.rule;
    select.setAttribute('aria-label', `How ${this.lane.name} is heard`);
    select.setAttribute('aria-description', used.rule);
  }

  /** What is heard of it: the version, its level, and how its channels are folded down to two. */
  part(muted) {
    const { take } = this;
    const all = folds(take);
    const fold = all.find(({ name }) => name === localStorage.getItem(this.#foldKey)) ?? all[0];
    this.#showFolds(all, fold);
    return { take, over: this.#over(), level: muted ? 0 : this.#gain(take), fold };
  }

  /** What is there of the newer version, before the whole is: which version, and its first frame. */
  #over() {
    const { part, partBegin } = this.lane;
    const { take } = this;
    const fits = part && !this.earlier && part.rate === take.rate && part.channels === take.channels;
    return fits ? { of: part, first: partBegin } : null;
  }

  toggleSpectral() {
    this.spectral = !this.spectral;
    this.button.setAttribute('aria-pressed', this.spectral);
    this.view.changed();
  }

  /**
   * The lane's current state, from the program.
   *
   * @param stale whether the last run has not written it
   */
  set(lane, stale) {
    this.stale = stale;
    this.element.classList.toggle('stale', stale && !lane.part);
    this.lane = lane;
    this.#now = lane.now;
    this.#before = lane.before;
    const take = lane.now;
    this.name.textContent = lane.name;
    this.name.title = lane.name;
    this.#tellFacts();
    this.canvas.setAttribute('aria-label', `Position in ${lane.name}`);
    this.canvas.setAttribute('aria-valuemax', (take.frames / take.rate).toFixed(3));
    for (const each of ['mute', 'solo']) {
      this.#find(each).setAttribute('aria-label', `${each === 'mute' ? 'Mute' : 'Solo'} ${lane.name}`);
    }
    const kept = [take.take, lane.before?.take, lane.part?.take];
    for (const cache of [this.#waveforms, this.#spectrograms]) {
      for (const id of cache.keys()) if (!kept.includes(id)) cache.delete(id);
    }
    this.waveform();
  }

  #tellFacts() {
    const { take, lane } = this;
    const channels = take.channels === 1 ? 'mono' : take.channels === 2 ? 'stereo' : `${take.channels} channels`;
    const kind = lane.shown ? 'shown by the patch' : take.file;
    const { peak } = this.waveform();
    const loud = peak === null ? '' : peak === 0 ? ', silent' : `, peak ${text.decibels(peak)}`;
    const told = `${kind}\n${channels}, ${text.rate(take.rate)}, ${text.length(take.frames / take.rate)}${loud}`;
    const facts = this.element.querySelector('.facts');
    if (facts.textContent !== told) facts.textContent = told;
    if (peak === 0 && this.#silent !== take.take) {
      this.#silent = take.take;
      this.actions.silent();
    }
  }

  /**
   * By what a take is multiplied when it is heard: what is only shown may be far beyond full scale,
   * and is brought down to it; until its peak is known it is played softly.
   */
  #gain(take) {
    if (!this.lane.shown) return 1;
    const { peak } = this.waveform(take);
    return peak === null ? 0.1 : 1 / Math.max(1, peak);
  }

  /** The old version is shown until the peaks of the newer one have arrived. */
  #last = null;

  /** The version that is shown and played. */
  get take() {
    return this.earlier && this.#before ? this.#before : this.#now;
  }

  get hasBefore() {
    return this.#before !== null;
  }

  waveform(take = this.take) {
    if (!this.#waveforms.has(take.take)) {
      this.#waveforms.set(take.take, new Waveform(take, () => this.view.changed()));
    }
    return this.#waveforms.get(take.take);
  }

  /** The version that can be drawn at once: the peaks of a new one may not have arrived. */
  #drawable() {
    const own = this.waveform();
    if (own.whole && (own.whole.whole || !this.#last)) this.#last = own;
    return this.#last ?? own;
  }

  #spectrogram() {
    const take = this.take;
    if (!this.#spectrograms.has(take.take)) {
      this.#spectrograms.set(take.take, new Spectrogram(take, () => this.view.changed()));
    }
    return this.#spectrograms.get(take.take);
  }

  forgetColours() {
    for (const each of this.#spectrograms.values()) each.forgetColours();
  }

  /** The scale of a waveform: a sound that is only shown, not written, is scaled down to full scale. */
  fit(wave) {
    return this.lane.shown && wave.peak > 1 ? 1 / wave.peak : 1;
  }

  /** Says what is at the cursor. */
  tellValues() {
    const { take, view } = this;
    const levels = this.waveform().at(Math.floor(view.cursor * take.rate)).map(text.decibels);
    const told = levels.length > 0 ? levels.join(', ') : 'not known yet';
    this.canvas.setAttribute('aria-valuenow', view.cursor.toFixed(3));
    this.canvas.setAttribute('aria-valuetext', `${text.clock(view.cursor)}: ${told}`);
    this.#find('values').textContent = told;
  }

  draw() {
    if (!this.#now) return;
    const { pen, width, height, scale } = prepare(this.canvas);
    if (width === 0) return;
    const { view, take } = this;
    const from = view.from * take.rate;
    const to = view.to * take.rate;
    const columns = Math.round(width * scale);
    if (this.spectral) {
      const picture = this.#spectrogram();
      picture.want(from, to, columns);
      if (picture.draw(pen, view, width, height)) {
        this.canvas.dataset.drawn = 'spectrum';
        drawSelection(pen, view, width, height);
        return;
      }
    }
    drawSelection(pen, view, width, height);
    this.#tellFacts();
    const wave = this.#drawable();
    this.waveform().want(from, to, columns);
    const data = wave.best(from, to);
    if (data) {
      drawWave(pen, data, view.height * this.fit(wave), from, to, width, height, scale);
    } else {
      hatch(pen, view.x(0, width), view.x(take.frames / take.rate, width), 0, height);
      if (this.waveform() !== wave) wave.want(from, to, columns);
    }
    const over = this.#over();
    this.canvas.dataset.over = '';
    if (over) this.#drawOver(pen, over, from, to, width, height, scale, columns);
    const isSamples = data && areSamples(data, (to - from) / columns);
    this.canvas.dataset.drawn = !data ? '' : isSamples ? 'samples' : 'peaks';
  }

  /** Draws what is there of a newer version, and hatches the rest. */
  #drawOver(pen, { of, first }, from, to, width, height, scale, columns) {
    const { view } = this;
    const left = view.x(first / of.rate, width);
    const right = view.x((first + of.frames) / of.rate, width);
    hatch(pen, view.x(0, width), left, 0, height);
    hatch(pen, right, view.x(this.take.frames / of.rate, width), 0, height);
    const wave = this.waveform(of);
    wave.want(from - first, to - first, columns);
    const data = wave.best(Math.max(0, from - first), Math.min(of.frames, to - first));
    this.canvas.dataset.over = data ? `${first / of.rate} ${(first + of.frames) / of.rate}` : '';
    if (!data) return;
    pen.save();
    pen.beginPath();
    pen.rect(left, 0, right - left, height);
    pen.clip();
    pen.clearRect(0, 0, width, height);
    drawSelection(pen, view, width, height);
    drawWave(pen, data, view.height * this.fit(wave), from - first, to - first, width, height, scale);
    pen.restore();
  }
}
