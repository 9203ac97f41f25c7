// Plays what is heard from any position. Every change (position, version, lanes, loop) starts a new
// stream, with a crossfade from the old one.

import { Output } from './output.js';
import { LEAD_S, Stream } from './stream.js';

const FIRST_S = 0.2;
const LEAST_FRAMES = 64; // of a chunk that remain
const MOST_TRIES = 3;

export class Player {
  mix = null;
  playing = false;
  loop = null;
  /** The number of streams that have started to play. */
  begun = 0;
  #output = null;
  #volume = 1;
  #stream = null;
  #place = 0;
  #turn = 0;

  /**
   * @param changed is called when it begins or ends to play
   * @param measured is called with what the meter measures
   */
  constructor(changed, measured) {
    this.changed = changed;
    this.measured = measured;
  }

  set volume(gain) {
    this.#volume = gain;
    if (this.#output) this.#output.volume = gain;
  }

  resetMeter() {
    this.#output?.reset();
  }

  /** The current position in seconds: where it plays, or will start to. */
  get place() {
    if (this.playing && this.#stream) {
      const { context, mix } = this.#stream;
      return this.#stream.frameAt(context.currentTime - (context.outputLatency || 0)) / mix.rate;
    }
    return this.#place;
  }

  /** Switches to another mix, at the same position. */
  hear(mix) {
    if (mix?.key === this.mix?.key) return;
    this.mix = mix;
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
    if (this.playing || !this.mix) return;
    this.playing = true;
    this.resetMeter();
    if (this.#place >= this.mix.frames / this.mix.rate - 0.005) this.#place = 0;
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
      const end = this.#stream.frameAt(Infinity) / this.#stream.mix.rate;
      this.pause();
      this.#place = end;
      this.changed();
    }
  }

  #outputFor({ rate }) {
    if (this.#output?.rate !== rate) {
      this.#stream?.stop(); // or it would go on to schedule what nobody hears
      this.#stream = null;
      this.#output?.context.close();
      let context;
      try {
        context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' });
      } catch {
        context = new AudioContext(); // a sample rate that no device supports
      }
      this.#output = new Output(context, rate, this.measured);
      this.#output.volume = this.#volume;
    }
    return this.#output;
  }

  /** Starts a new stream at a position, or where the previous one is by then. */
  async #begin(seconds) {
    const turn = ++this.#turn;
    const { mix } = this;
    const asked = seconds ?? this.place; // before another sample rate ends the stream that tells it
    const output = this.#outputFor(mix);
    const { context } = output;
    const before = this.#stream;
    const goesOn = seconds === null && before !== null;
    this.#place = asked;
    if (context.state === 'suspended') await context.resume();
    let late = 0; // by how much of the sound the fetch before was too slow
    for (let more = MOST_TRIES; more > 0; more--) {
      const from = goesOn && late > 0 ? before.frameAt(context.currentTime) / before.mix.rate : asked;
      const frame = Math.max(0, Math.min(mix.frames - 1, Math.round(from * mix.rate)));
      const stream = new Stream(output, mix, frame, this.loop);
      let piece;
      try {
        piece = await stream.fetch(FIRST_S + 2 * late);
      } catch {
        if (turn === this.#turn) this.pause();
        return;
      }
      if (turn !== this.#turn || !piece) {
        stream.stop();
        return;
      }
      const time = context.currentTime + LEAD_S;
      // Part of the chunk was played by the previous stream while it was fetched.
      const passed = goesOn ? Math.round((before.frameAt(time) / before.mix.rate) * mix.rate) - frame : 0;
      if (passed >= piece.count - LEAST_FRAMES && more > 1) {
        late = passed / mix.rate;
        stream.stop();
        continue;
      }
      stream.start(piece, passed > 0 && passed < piece.count - LEAST_FRAMES ? passed : 0, time);
      before?.stop(time);
      this.#stream = stream;
      this.begun++;
      this.changed();
      return;
    }
  }
}
