// Measures what is heard, on the audio thread.

import { Loudness } from './loudness.js';

const EVERY_S = 0.05;

class Meter extends AudioWorkletProcessor {
  #loudness = new Loudness(sampleRate);
  #frames = 0;

  constructor() {
    super();
    this.port.onmessage = () => this.#loudness.reset();
  }

  process([[left, right]]) {
    if (!left) return true; // nothing is played
    this.#loudness.take(left, right ?? left);
    this.#frames += left.length;
    if (this.#frames >= EVERY_S * sampleRate) {
      this.#frames = 0;
      this.port.postMessage(this.#loudness.measured());
    }
    return true;
  }
}

registerProcessor('meter', Meter);
