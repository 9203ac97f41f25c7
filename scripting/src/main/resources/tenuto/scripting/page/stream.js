// Plays from a position on without gaps: samples are fetched in chunks shortly before they are due and
// scheduled one after another.

const PIECE_S = 0.5;
const AHEAD_S = 1.2;
const FADE_S = 0.012;
export const LEAD_S = 0.015;

/** A mix, read from one position on. */
export class Stream {
  #segments = [];
  #scheduled = 0;
  #next;
  #stopped = false;
  #abort = new AbortController();
  ended = false;

  constructor(output, mix, frame, loop) {
    const { context } = output;
    this.context = context;
    this.mix = mix;
    this.#next = frame;
    this.loop = loop && {
      from: Math.round(loop.from * mix.rate),
      to: Math.min(mix.frames, Math.round(loop.to * mix.rate)),
    };
    if (this.loop && (this.loop.to - this.loop.from < 32 || frame >= this.loop.to)) this.loop = null;
    this.gain = context.createGain();
    this.gain.gain.value = 0;
    this.gain.connect(output.input);
  }

  /** The next chunk: its first frame and its samples. */
  async fetch(seconds) {
    const end = this.loop ? this.loop.to : this.mix.frames;
    const frame = this.#next;
    const count = Math.min(Math.ceil(seconds * this.mix.rate), end - frame);
    if (count <= 0) return null;
    const data = await this.mix.samples(frame, count, this.#abort.signal);
    this.#next = this.loop && frame + count >= this.loop.to ? this.loop.from : frame + count;
    return { frame, count, data };
  }

  /** Starts with a chunk, of which some frames are skipped. */
  start(piece, skipped, time) {
    this.#scheduled = Math.ceil(time * this.context.sampleRate) / this.context.sampleRate;
    this.#schedule(piece, skipped);
    this.gain.gain.setValueAtTime(0, this.#scheduled);
    this.gain.gain.linearRampToValueAtTime(1, this.#scheduled + FADE_S);
    this.#run();
  }

  #schedule({ frame, count, data }, skipped) {
    const { context, mix } = this;
    const n = count - skipped;
    if (n <= 0) return;
    const buffer = context.createBuffer(2, n, mix.rate);
    buffer.copyToChannel(data.left.subarray(skipped), 0);
    buffer.copyToChannel(data.right.subarray(skipped), 1);
    if (this.#scheduled < context.currentTime) this.#scheduled = context.currentTime + LEAD_S; // too late
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.gain);
    source.start(this.#scheduled);
    this.#segments.push({ time: this.#scheduled, frame: frame + skipped, n });
    this.#scheduled += n / mix.rate;
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
    return at.frame + Math.min(at.n, Math.max(0, Math.round((time - at.time) * this.mix.rate)));
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
