// A lane: the waveform or spectrogram of a sound, in the range of time that is in view.

import * as server from './server.js';
import { colour, drawSelection, font, prepare, shades } from './draw.js';
import * as text from './text.js';

const MOST_COLUMNS = 8192;
const WHOLE_COLUMNS = 2048;
const ROWS = 256;
const MOST_SPECTRA = 700;
const AGAIN_MS = 120;

/** Peaks of one version of a sound: of all of it coarsely, and of the last range in view finely. */
export class Waveform {
  whole = null;
  near = null;
  /** The largest sample; undefined until it is known. */
  peak = null;
  #busy = false;
  #wanted = null;

  constructor(take, changed) {
    this.take = take;
    this.changed = changed;
    this.#load(0, take.frames, Math.min(WHOLE_COLUMNS, take.frames), 'whole');
  }

  async #load(from, to, columns, place) {
    try {
      const got = await server.peaks(this.take, from, to, columns);
      this[place] = got;
      if (place === 'whole' && got.whole) this.peak = largest(got);
      this.changed();
      if (!got.whole) {
        await new Promise((done) => setTimeout(done, AGAIN_MS));
        if (this[place] === got) return this.#load(from, to, columns, place);
      }
    } catch {
      // There is a newer version, or the program has ended.
    }
    return undefined;
  }

  /** Requests the peaks of a range in columns, unless present; only the latest request counts. */
  async want(from, to, columns) {
    const frames = this.take.frames;
    const margin = Math.ceil((to - from) / 2);
    const first = Math.max(0, Math.floor(from - margin));
    const last = Math.min(frames, Math.ceil(to + margin));
    if (last <= first) return;
    const each = (to - from) / columns;
    const near = this.near;
    const has = near && near.from <= Math.max(0, from) && near.to >= Math.min(frames, to)
      && (near.to - near.from) / near.columns <= Math.max(1, each * 1.25);
    const coarse = this.whole && frames / this.whole.columns <= Math.max(1, each * 1.05);
    if (has || coarse) return;
    this.#wanted = [first, last, Math.max(1, Math.min(MOST_COLUMNS, Math.round((last - first) / each), last - first))];
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted) {
      const wish = this.#wanted;
      this.#wanted = null;
      await this.#load(...wish, 'near');
    }
    this.#busy = false;
  }

  /** The finest peaks present for a range of frames. */
  best(from, to) {
    const near = this.near;
    const covers = near && near.from <= Math.max(0, from) && near.to >= Math.min(this.take.frames, to);
    return covers ? near : this.whole;
  }
}

function largest({ values }) {
  let most = 0;
  for (let i = 0; i < values.length; i += 3) most = Math.max(most, values[i + 1], -values[i]);
  return most;
}

/** The spectrogram of the last range in view. */
class Spectrogram {
  #picture = null;
  #busy = false;
  #wanted = null;

  constructor(take, changed) {
    this.take = take;
    this.changed = changed;
  }

  async want(from, to, columns) {
    const first = Math.max(0, Math.floor(from));
    const last = Math.min(this.take.frames, Math.ceil(to));
    if (last <= first) return;
    const count = Math.max(1, Math.min(MOST_SPECTRA, columns, last - first));
    const key = `${first} ${last} ${count}`;
    if (this.#picture?.key === key) return;
    this.#wanted = { first, last, count, key };
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted) {
      const wish = this.#wanted;
      this.#wanted = null;
      try {
        const bytes = await server.spectrum(this.take, wish.first, wish.last, wish.count, ROWS);
        this.#picture = { ...wish, bytes, image: null };
        this.changed();
      } catch {
        // There is a newer version, or the program has ended.
      }
    }
    this.#busy = false;
  }

  forgetColours() {
    if (this.#picture) this.#picture.image = null;
  }

  /** Whether there was anything to draw. */
  draw(pen, view, width, height) {
    const picture = this.#picture;
    if (!picture) return false;
    picture.image ??= paint(picture);
    const a = view.x(picture.first / this.take.rate, width);
    const b = view.x(picture.last / this.take.rate, width);
    pen.imageSmoothingEnabled = true;
    pen.drawImage(picture.image, a, 0, b - a, height);
    pen.font = font(10.5);
    pen.textBaseline = 'middle';
    const highest = this.take.rate / 2;
    for (const hz of [100, 1000, 10000]) {
      const y = (height * Math.log(hz / highest)) / Math.log(30 / highest);
      if (y < 8 || y > height - 8) continue;
      const name = hz < 1000 ? `${hz} Hz` : `${hz / 1000} kHz`;
      pen.fillStyle = colour('panel');
      pen.globalAlpha = 0.75;
      pen.fillRect(4, y - 7, pen.measureText(name).width + 8, 14);
      pen.globalAlpha = 1;
      pen.fillStyle = colour('soft');
      pen.fillText(name, 8, y);
    }
    return true;
  }
}

function paint({ bytes, count }) {
  const image = new OffscreenCanvas(count, ROWS);
  const pen = image.getContext('2d');
  const data = pen.createImageData(count, ROWS);
  const colours = shades();
  for (let i = 0; i < bytes.length; i++) {
    data.data.set(colours.subarray(3 * bytes[i], 3 * bytes[i] + 3), 4 * i);
    data.data[4 * i + 3] = 255;
  }
  pen.putImageData(data, 0, 0);
  return image;
}

/** One row of the page. */
export class LaneRow {
  #now = null;
  #before = null;
  #spectrograms = new Map();
  #waveforms = new Map();
  spectral = false;
  earlier = false;

  /** @param choose is called when this lane is selected to play */
  constructor(view, choose) {
    this.view = view;
    this.element = document.createElement('div');
    this.element.className = 'row lane';
    this.element.innerHTML = `<div class="side"><button class="name" role="radio"></button>
      <span class="facts"></span><span class="tools"><button class="spectral" aria-pressed="false"
      title="Spectrogram (s)">Spectrum</button></span></div><canvas role="img"></canvas>`;
    this.canvas = this.element.querySelector('canvas');
    this.name = this.element.querySelector('.name');
    this.name.addEventListener('click', choose);
    this.button = this.element.querySelector('.spectral');
    this.button.addEventListener('click', () => this.toggleSpectral());
  }

  toggleSpectral() {
    this.spectral = !this.spectral;
    this.button.setAttribute('aria-pressed', this.spectral);
    this.view.changed();
  }

  /** The lane's current state, from the program. */
  set(lane) {
    this.lane = lane;
    this.#now = lane.now;
    this.#before = lane.before;
    const take = lane.now;
    this.name.textContent = lane.name;
    this.name.title = lane.name;
    this.#tellFacts();
    this.canvas.setAttribute('aria-label', `Waveform of ${lane.name}`);
    const kept = [take.take, lane.before?.take];
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
    const loud = peak === null ? '' : `, peak ${text.decibels(peak)}`;
    const told = `${kind}\n${channels}, ${text.rate(take.rate)}, ${text.length(take.frames / take.rate)}${loud}`;
    const facts = this.element.querySelector('.facts');
    if (facts.textContent !== told) facts.textContent = told;
  }

  /**
   * By what a take is multiplied when it is heard: what is only shown may be far beyond full scale,
   * and is brought down to it; until its peak is known it is played softly.
   */
  gain(take) {
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
    if (data) drawWave(pen, data, view.height * this.fit(wave), from, to, width, height, scale);
    else if (this.waveform() !== wave) wave.want(from, to, columns);
    const isSamples = data && areSamples(data, (to - from) / columns);
    this.canvas.dataset.drawn = !data ? '' : isSamples ? 'samples' : 'peaks';
  }
}

function drawWave(pen, data, times, from, to, width, height, scale) {
  const each = height / data.channels;
  for (let c = 0; c < data.channels; c++) {
    const middle = each * (c + 0.5);
    const half = each / 2 - 3;
    pen.fillStyle = colour('axis');
    pen.fillRect(0, Math.round(middle), width, 1 / scale);
    if (c > 0) {
      pen.fillStyle = colour('line');
      pen.fillRect(0, Math.round(each * c), width, 1 / scale);
    }
    const perPixel = (to - from) / (width * scale);
    if (areSamples(data, perPixel)) {
      drawSamples(pen, data, c, from, to, width, middle, half, times);
    } else {
      drawPeaks(pen, data, c, from, to, width, middle, half, scale, times);
    }
  }
}

/** Whether single samples are present and far enough apart to be visible. */
function areSamples(data, perPixel) {
  return data.columns === data.to - data.from && perPixel < 0.7;
}

function drawPeaks(pen, data, channel, from, to, width, middle, half, scale, times) {
  const pixels = Math.round(width * scale);
  const perColumn = (data.to - data.from) / data.columns;
  const base = 3 * channel * data.columns;
  const { values } = data;
  const peak = new Path2D();
  const rms = new Path2D();
  const clip = new Path2D();
  const thin = 1 / scale;
  const clipAt = Math.max(1, 1 / times);
  for (let x = 0; x < pixels; x++) {
    const a = (from + ((to - from) * x) / pixels - data.from) / perColumn;
    const b = (from + ((to - from) * (x + 1)) / pixels - data.from) / perColumn;
    const first = Math.max(0, Math.floor(a));
    const last = Math.min(data.columns, Math.max(Math.ceil(b), first + 1));
    let low = Infinity;
    let high = -Infinity;
    let square = 0;
    for (let i = first; i < last; i++) {
      const at = base + 3 * i;
      if (values[at] < low) low = values[at];
      if (values[at + 1] > high) high = values[at + 1];
      square += values[at + 2] * values[at + 2];
    }
    if (!(high >= low)) continue;
    const root = Math.sqrt(square / (last - first));
    const px = x * thin;
    const top = middle - Math.max(-1, Math.min(1, times * high)) * half;
    const bottom = middle - Math.max(-1, Math.min(1, times * low)) * half;
    peak.rect(px, top, thin, Math.max(thin, bottom - top));
    const up = middle - Math.min(times * root, times * high, 1) * half;
    const down = middle - Math.max(-times * root, times * low, -1) * half;
    if (down > up) rms.rect(px, up, thin, down - up);
    if (high > clipAt || low < -clipAt) clip.rect(px, middle - half - 2, Math.max(thin, 1), 2);
  }
  pen.fillStyle = colour('peak');
  pen.fill(peak);
  pen.fillStyle = colour('rms');
  pen.fill(rms);
  pen.fillStyle = colour('clip');
  pen.fill(clip);
}

function drawSamples(pen, data, channel, from, to, width, middle, half, times) {
  const each = width / (to - from);
  const first = Math.max(data.from, Math.floor(from) - 1);
  const last = Math.min(data.to, Math.ceil(to) + 2);
  const base = 3 * channel * data.columns;
  const line = new Path2D();
  const dots = new Path2D();
  for (let frame = first; frame < last; frame++) {
    const value = data.values[base + 3 * (frame - data.from)];
    const x = (frame - from) * each;
    const y = middle - Math.max(-1, Math.min(1, times * value)) * half;
    if (frame === first) line.moveTo(x, y);
    else line.lineTo(x, y);
    if (each > 5) {
      dots.moveTo(x + 2.4, y);
      dots.arc(x, y, 2.4, 0, 2 * Math.PI);
    }
  }
  pen.strokeStyle = colour('rms');
  pen.lineWidth = 1.4;
  pen.lineJoin = 'round';
  pen.stroke(line);
  pen.fillStyle = colour('rms');
  pen.fill(dots);
}
