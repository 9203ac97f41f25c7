// What is heard at once: versions of sounds of one sample rate, each folded down to two channels.

import { samples } from './server.js';

export class Mix {
  /** @param parts of which each has a take, a level and a fold; the first one sets the sample rate */
  constructor(parts) {
    const [first] = parts;
    this.parts = parts.filter(({ take }) => take.rate === first.take.rate);
    this.rate = first.take.rate;
    this.take = first.take.take;
    this.frames = Math.max(...this.parts.map(({ take }) => take.frames));
    this.key = this.parts.map(({ take, level, fold }) => `${take.take} ${level} ${fold.name}`).join(', ');
  }

  /** The left and the right samples from a frame on. */
  async samples(frame, count, signal) {
    const left = new Float32Array(count);
    const right = new Float32Array(count);
    await Promise.all(this.parts.map(async ({ take, level, fold }) => {
      const n = Math.min(count, take.frames - frame);
      if (level === 0 || n <= 0) return;
      const data = await samples(take, frame, n, signal);
      for (let c = 0; c < take.channels; c++) {
        add(data, c, take.channels, n, level * fold.left[c], left);
        add(data, c, take.channels, n, level * fold.right[c], right);
      }
    }));
    return { left, right };
  }
}

function add(data, channel, channels, n, gain, to) {
  if (gain === 0) return;
  for (let i = 0, at = channel; i < n; i++, at += channels) to[i] += gain * data[at];
}
