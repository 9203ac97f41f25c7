// How sounds round a head are heard by its two ears: a sphere without outer ears, as sf.Binaural has it by default.
// C. Brown, R. Duda, "A structural model for binaural sound synthesis", IEEE Transactions on Speech and Audio
// Processing 6 (1998).

const SOUND_M_S = 343;
const RADIUS_M = 0.0875;
const LEAST_ALPHA = 0.1;
const DARKEST = (150 * Math.PI) / 180;
const SOFTER = Math.SQRT1_2; // as an ear hears all loudspeakers
const STEEPEST = 1.5; // below π/2, for very low sample rates
const TAPS = 4; // that samples between two are made of

/** The seconds of sound that must be known before what is heard: the way round the head, and what rings. */
export const BEFORE_S = 0.004;

/** A unit vector to the front, the left and upwards. */
export function direction(azimuth, elevation = 0) {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return [Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)];
}

/** The way of a source to an ear: the delay in samples and the gain of high frequencies, of the cosine of the angle between them. */
function path(cosine, rate) {
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const way = cosine > 0 ? 1 - cosine : 1 + angle - Math.PI / 2;
  return {
    delay: ((way * RADIUS_M) / SOUND_M_S) * rate,
    alpha: 1 + LEAST_ALPHA / 2 + (1 - LEAST_ALPHA / 2) * Math.cos((angle / DARKEST) * Math.PI),
  };
}

/** The weights of samples by which there is one between the second and the third (Lagrange). */
function weights(part) {
  const [a, b, c, d] = [part + 1, part, part - 1, part - 2];
  return [-(b * c * d) / 6, (a * c * d) / 2, -(a * b * d) / 2, (a * b * c) / 6];
}

export class Ears {
  #follows;
  #source = new Float64Array(0);

  /** @param sources each has a direction, and gains: how much of each channel it is */
  constructor(sources, rate) {
    this.before = Math.ceil(BEFORE_S * rate);
    const g = Math.tan(Math.min(SOUND_M_S / RADIUS_M / rate, STEEPEST));
    this.#follows = g / (1 + g);
    this.sources = sources.map(({ towards, gains }) => ({
      gains,
      paths: [1, -1].map((side) => path(side * towards[1], rate)),
    }));
  }

  /**
   * Adds what is heard of interleaved samples.
   *
   * @param data what is known before, and n samples of each channel
   */
  add(data, channels, n, level, left, right) {
    const all = this.before + n;
    if (this.#source.length < all) this.#source = new Float64Array(all);
    const source = this.#source;
    for (const { gains, paths } of this.sources) {
      source.fill(0, 0, all);
      gains.forEach((gain, channel) => {
        if (gain === 0) return;
        for (let i = 0, at = channel; i < all; i++, at += channels) source[i] += gain * data[at];
      });
      this.#hear(source, paths[0], n, level * SOFTER, left);
      this.#hear(source, paths[1], n, level * SOFTER, right);
    }
  }

  #hear(source, { delay, alpha }, n, gain, to) {
    const whole = Math.floor(delay);
    const [w0, w1, w2, w3] = weights(delay - whole);
    const follows = this.#follows;
    let state = 0;
    for (let i = whole + TAPS, out = i - this.before; out < n; i++, out++) {
      const at = i - whole - 1; // a sample late, so that there is one on both sides
      const x = w0 * source[at + 1] + w1 * source[at] + w2 * source[at - 1] + w3 * source[at - 2];
      const part = follows * (x - state);
      const low = state + part;
      state = low + part;
      if (out >= 0) to[out] += gain * (low + alpha * (x - low));
    }
  }
}
