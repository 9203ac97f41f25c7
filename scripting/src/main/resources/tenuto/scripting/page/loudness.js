// Loudness and true peak of two channels as ITU-R BS.1770-5 measures them.

const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const OFFSET = -0.691;
const STEPS_A_SECOND = 10;
const MOMENTARY = 4; // steps of 100 ms
const SHORT = 30;
const BIN = 0.05; // LU, of the blocks that the gates choose from
const BINS = 2000;
const PHASES = 4; // four times oversampled
const TAPS = 12;

/** The two filters of the K weighting for any sample rate: the standard's at 48 kHz. */
function weighting(rate) {
  const high = (() => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate);
    const q = 0.7071752369554196;
    const vh = 10 ** (3.999843853973347 / 20);
    const vb = vh ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0,
      (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
  })();
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [high, [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]];
}

/** The taps of each phase between two samples: a windowed sinc. */
function phases() {
  const middle = TAPS / 2;
  return Array.from({ length: PHASES - 1 }, (_, p) => {
    const taps = Float64Array.from({ length: TAPS }, (__, i) => {
      const x = i + 1 - middle - (p + 1) / PHASES;
      return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
    });
    const sum = taps.reduce((a, b) => a + b);
    return taps.map((tap) => tap / sum);
  });
}

class Channel {
  #filters;
  #state = new Float64Array(4);
  #phases;
  #past = new Float64Array(2 * TAPS);
  #at = 0;
  peak = 0;
  truePeak = 0;

  constructor(filters, taps) {
    this.#filters = filters;
    this.#phases = taps;
  }

  /** Takes a sample; returns the square of it after the weighting. */
  take(x) {
    const s = this.#state;
    const [high, low] = this.#filters;
    let y = high[0] * x + s[0];
    s[0] = high[1] * x - high[3] * y + s[1];
    s[1] = high[2] * x - high[4] * y;
    const z = low[0] * y + s[2];
    s[2] = low[1] * y - low[3] * z + s[3];
    s[3] = low[2] * y - low[4] * z;
    const at = this.#at;
    this.#past[at] = x;
    this.#past[at + TAPS] = x;
    this.#at = (at + 1) % TAPS;
    this.peak = Math.max(this.peak, Math.abs(x));
    for (const taps of this.#phases) {
      y = 0;
      for (let i = 0; i < TAPS; i++) y += taps[i] * this.#past[at + TAPS - i];
      this.truePeak = Math.max(this.truePeak, Math.abs(y));
    }
    this.truePeak = Math.max(this.truePeak, Math.abs(x));
    return z * z;
  }
}

export class Loudness {
  #rate;
  #channels;
  #steps;
  #energy;
  #frames;
  #sums;
  #counts;

  constructor(rate) {
    this.#rate = rate;
    const filters = weighting(rate);
    const taps = phases();
    this.#channels = [new Channel(filters, taps), new Channel(filters, taps)];
    this.reset();
  }

  /** Forgets what was measured, but not the last samples: a sound that goes on is not a step. */
  reset() {
    for (const channel of this.#channels) channel.truePeak = 0;
    this.#steps = [];
    this.#energy = 0;
    this.#frames = 0;
    this.#sums = new Float64Array(BINS);
    this.#counts = new Float64Array(BINS);
  }

  take(left, right) {
    const [l, r] = this.#channels;
    const step = Math.round(this.#rate / STEPS_A_SECOND);
    for (let i = 0; i < left.length; i++) {
      this.#energy += l.take(left[i]) + r.take(right[i]);
      if (++this.#frames === step) this.#endStep(step);
    }
  }

  #endStep(step) {
    this.#steps.push(this.#energy / step);
    this.#energy = 0;
    this.#frames = 0;
    if (this.#steps.length > SHORT) this.#steps.shift();
    if (this.#steps.length < MOMENTARY) return;
    const energy = this.#mean(MOMENTARY);
    const lufs = loudness(energy);
    if (lufs <= ABSOLUTE_GATE) return;
    const bin = Math.min(BINS - 1, Math.floor((lufs - ABSOLUTE_GATE) / BIN));
    this.#sums[bin] += energy;
    this.#counts[bin]++;
  }

  #mean(steps) {
    const last = this.#steps.slice(-steps);
    return last.length < steps ? 0 : last.reduce((a, b) => a + b) / steps;
  }

  #above(bin) {
    let sum = 0;
    let count = 0;
    for (let i = Math.max(0, bin); i < BINS; i++) {
      sum += this.#sums[i];
      count += this.#counts[i];
    }
    return count === 0 ? 0 : sum / count;
  }

  /** What was measured since the last reset; the sample peaks since the last call. */
  measured() {
    const gate = loudness(this.#above(0)) + RELATIVE_GATE;
    const integrated = loudness(this.#above(Math.floor((gate - ABSOLUTE_GATE) / BIN)));
    const peaks = this.#channels.map((channel) => channel.peak);
    for (const channel of this.#channels) channel.peak = 0;
    return {
      peaks,
      truePeak: Math.max(...this.#channels.map((channel) => channel.truePeak)),
      momentary: loudness(this.#mean(MOMENTARY)),
      shortTerm: loudness(this.#mean(SHORT)),
      integrated,
    };
  }
}

function loudness(energy) {
  return energy > 0 ? OFFSET + 10 * Math.log10(energy) : -Infinity;
}
