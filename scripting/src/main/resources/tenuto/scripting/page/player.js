// Plays a version of a sound from any position without gaps: samples are fetched in chunks shortly
// before they are due and scheduled one after another. Every change (position, version, loop) starts
// a new stream, with a crossfade from the old one.

import { samples } from './server.js';

const FIRST_S = 0.2;
const PIECE_S = 0.5;
const AHEAD_S = 1.2;
const FADE_S = 0.012;
const LEAD_S = 0.015;
const MOST_CHANNELS = 32;

/** A stream: one version, read from one position on. */
class Stream {
  #segments = [];
  #scheduled = 0;
  #next;
  #stopped = false;
  #abort = new AbortController();
  ended = false;

  constructor(context, take, frame, loop, level) {
    this.level = level;
    this.context = context;
    this.take = take;
    this.#next = frame;
    this.loop = loop && {
      from: Math.round(loop.from * take.rate),
      to: Math.min(take.frames, Math.round(loop.to * take.rate)),
    };
    if (this.loop && (this.loop.to - this.loop.from < 32 || frame >= this.loop.to)) this.loop = null;
    this.gain = context.createGain();
    this.gain.gain.value = 0;
    this.gain.connect(context.destination);
  }

  /** The next chunk: its first frame and its samples. */
  async fetch(seconds) {
    const end = this.loop ? this.loop.to : this.take.frames;
    const frame = this.#next;
    const count = Math.min(Math.ceil(seconds * this.take.rate), end - frame);
    if (count <= 0) return null;
    const data = await samples(this.take, frame, count, this.#abort.signal);
    this.#next = this.loop && frame + count >= this.loop.to ? this.loop.from : frame + count;
    return { frame, count, data };
  }

  /** Starts with a chunk, of which some frames are skipped. */
  start(piece, skipped, time) {
    this.#scheduled = Math.ceil(time * this.context.sampleRate) / this.context.sampleRate;
    this.#schedule(piece, skipped);
    this.gain.gain.setValueAtTime(0, this.#scheduled);
    this.gain.gain.linearRampToValueAtTime(this.level, this.#scheduled + FADE_S);
    this.#run();
  }

  #schedule({ frame, count, data }, skipped) {
    const { context, take } = this;
    const n = count - skipped;
    if (n <= 0) return;
    const channels = Math.min(take.channels, MOST_CHANNELS);
    const buffer = context.createBuffer(channels, n, take.rate);
    for (let c = 0; c < channels; c++) {
      const to = buffer.getChannelData(c);
      for (let i = 0, at = skipped * take.channels + c; i < n; i++, at += take.channels) to[i] = data[at];
    }
    if (this.#scheduled < context.currentTime) this.#scheduled = context.currentTime + LEAD_S; // too late
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.gain);
    source.start(this.#scheduled);
    this.#segments.push({ time: this.#scheduled, frame: frame + skipped, n });
    this.#scheduled += n / take.rate;
  }

  async #run() {
    try {
      while (!this.#stopped) {
        if (this.#scheduled - this.context.currentTime > AHEAD_S) {
          await new Promise((done) => setTimeout(done, 60));
          continue;
        }
        const piece = await this.fetch(PIECE_S);
        if (this.#stopped) return;
        if (!piece) {
          this.ended = true;
          return;
        }
        this.#schedule(piece, 0);
      }
    } catch {
      this.ended = true; // there is a newer version, or the program has ended
    }
  }

  /** The frame that sounds at a time of the context's clock. */
  frameAt(time) {
    const all = this.#segments;
    while (all.length > 2 && all[1].time < this.context.currentTime - 1) all.shift();
    let at = all[0];
    for (const each of all) if (each.time <= time) at = each;
    if (!at) return this.#next;
    return at.frame + Math.min(at.n, Math.max(0, Math.round((time - at.time) * this.take.rate)));
  }

  isOver() {
    return this.ended && this.context.currentTime >= this.#scheduled;
  }

  stop(time = this.context.currentTime) {
    this.#stopped = true;
    this.#abort.abort();
    const { gain } = this.gain;
    gain.cancelScheduledValues(time);
    gain.setValueAtTime(gain.value, Math.max(time, this.context.currentTime));
    gain.linearRampToValueAtTime(0, Math.max(time, this.context.currentTime) + FADE_S);
    setTimeout(() => this.gain.disconnect(), 1000 * (time - this.context.currentTime + FADE_S) + 100);
  }
}

export class Player {
  take = null;
  playing = false;
  loop = null;
  /** The number of streams that have started to play. */
  begun = 0;
  #context = null;
  #stream = null;
  #place = 0;
  #turn = 0;

  /**
   * @param changed is called when it begins or ends to play
   * @param gain tells by what a take is multiplied
   */
  constructor(changed, gain) {
    this.changed = changed;
    this.gain = gain;
  }

  /** The current position in seconds: where it plays, or will start to. */
  get place() {
    if (this.playing && this.#stream) {
      const { context, take } = this.#stream;
      return this.#stream.frameAt(context.currentTime - (context.outputLatency || 0)) / take.rate;
    }
    return this.#place;
  }

  /** Switches to another version, at the same position. */
  hear(take) {
    if (take?.take === this.take?.take) return;
    this.take = take;
    if (this.playing) this.#begin(null);
  }

  seek(seconds) {
    this.#place = seconds;
    if (this.playing) this.#begin(seconds);
  }

  setLoop(loop) {
    if (loop?.from === this.loop?.from && loop?.to === this.loop?.to) return;
    this.loop = loop;
    if (!this.playing) return;
    const { place } = this;
    this.#begin(loop && (place < loop.from || place >= loop.to) ? loop.from : null);
  }

  async play() {
    if (this.playing || !this.take) return;
    this.playing = true;
    if (this.#place >= this.take.frames / this.take.rate - 0.005) this.#place = 0;
    if (this.loop && (this.#place < this.loop.from || this.#place >= this.loop.to)) {
      this.#place = this.loop.from;
    }
    this.changed();
    await this.#begin(this.#place);
  }

  pause() {
    if (!this.playing) return;
    this.#place = this.place;
    this.playing = false;
    this.#turn++;
    this.#stream?.stop();
    this.#stream = null;
    this.changed();
  }

  /** Called often: notices the end. */
  watch() {
    if (this.playing && this.#stream?.isOver()) {
      const end = this.#stream.frameAt(Infinity) / this.#stream.take.rate;
      this.pause();
      this.#place = end;
      this.changed();
    }
  }

  #contextFor(take) {
    if (this.#context?.sampleRate !== take.rate) {
      this.#context?.close();
      this.#stream = null;
      try {
        this.#context = new AudioContext({ sampleRate: take.rate, latencyHint: 'interactive' });
      } catch {
        this.#context = new AudioContext(); // a sample rate that no device supports
      }
    }
    return this.#context;
  }

  /** Starts a new stream at a position, or where the previous one is by then. */
  async #begin(seconds) {
    const turn = ++this.#turn;
    const { take } = this;
    const before = this.#stream;
    const from = seconds ?? this.place;
    this.#place = from;
    const context = this.#contextFor(take);
    if (context.state === 'suspended') await context.resume();
    const last = take.frames - 1;
    const frame = Math.max(0, Math.min(last, Math.round(from * take.rate)));
    const stream = new Stream(context, take, frame, this.loop, this.gain(take));
    let piece;
    try {
      piece = await stream.fetch(FIRST_S);
    } catch {
      if (turn === this.#turn) this.pause();
      return;
    }
    if (turn !== this.#turn || !piece) {
      stream.stop();
      return;
    }
    const time = context.currentTime + LEAD_S;
    let skipped = 0;
    if (seconds === null && before && before.context === context) {
      // Continues where the previous stream is: part of the chunk was played while it was fetched.
      const passed = Math.round((before.frameAt(time) / before.take.rate) * take.rate) - frame;
      if (passed > 0 && passed < piece.count - 64) skipped = passed;
    }
    stream.start(piece, skipped, time);
    before?.stop(time);
    this.#stream = stream;
    this.begun++;
    this.changed();
  }
}
