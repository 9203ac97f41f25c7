// What is heard at once: versions of sounds of one sample rate, each folded down to two channels.

import { samples } from './server.js';

export class Mix {
  /**
   * @param parts of which each has a take, a level and a fold; and over, if there is a part of a newer
   *     version that is heard in its place; the first one sets the sample rate
   */
  constructor(parts) {
    const [first] = parts;
    this.parts = parts.filter(({ take }) => take.rate === first.take.rate);
    this.rate = first.take.rate;
    this.take = first.take.take;
    this.frames = Math.max(...this.parts.map(({ take, over }) => Math.max(take.frames, over ? over.first + over.of.frames : 0)));
    this.key = this.parts.map(({ take, over, level, fold }) => `${take.take} ${over?.of.take ?? '-'} ${level} ${fold.name}`).join(', ');
  }

  /** The left and the right samples from a frame on. */
  async samples(frame, count, signal) {
    const left = new Float32Array(count);
    const right = new Float32Array(count);
    await Promise.all(this.parts.flatMap(({ take, over, level, fold }) => (
      level === 0 ? [] : spans(frame, count, take, over).map(async ({ of, from, to, first }) => {
        const n = to - from;
        const data = await samples(of, from - first, n, signal);
        for (let c = 0; c < of.channels; c++) {
          add(data, c, of.channels, n, level * fold.left[c], left.subarray(from - frame));
          add(data, c, of.channels, n, level * fold.right[c], right.subarray(from - frame));
        }
      }))));
    return { left, right };
  }
}

function add(data, channel, channels, n, gain, to) {
  if (gain === 0) return;
  for (let i = 0, at = channel; i < n; i++, at += channels) to[i] += gain * data[at];
}

/** From which versions the frames from one to another come: where there is a newer one, from that. */
function spans(frame, count, take, over) {
  const all = [];
  const put = (of, from, to, first) => {
    const end = Math.min(to, first + of.frames);
    if (end > from) all.push({ of, from, to: end, first });
  };
  const end = frame + count;
  if (!over) {
    put(take, frame, end, 0);
    return all;
  }
  const over0 = Math.max(frame, Math.min(end, over.first));
  const over1 = Math.max(over0, Math.min(end, over.first + over.of.frames));
  put(take, frame, over0, 0);
  put(over.of, over0, over1, over.first);
  put(take, over1, end, 0);
  return all;
}
