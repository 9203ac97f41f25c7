// What is heard at once: versions of sounds of one sample rate, each folded down to two channels.

import { Ears } from './ears.js';
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
    await Promise.all(this.parts.map(async (part) => {
      const { take: { channels }, level, fold } = part;
      if (level === 0) return;
      const ears = fold.sources && (part.ears ??= new Ears(fold.sources, this.rate));
      const data = await read(part, frame, count, ears?.before ?? 0, signal);
      if (ears) ears.add(data, channels, count, level, left, right);
      for (let c = 0; c < channels && !ears; c++) {
        add(data, c, channels, count, level * fold.left[c], left);
        add(data, c, channels, count, level * fold.right[c], right);
      }
    }));
    return { left, right };
  }
}

/** Interleaved samples of a part from some frames before a frame on; zeros where it has none. */
async function read({ take, over }, frame, count, before, signal) {
  const { channels } = take;
  const first = frame - before;
  const data = new Float32Array((before + count) * channels);
  await Promise.all(spans(Math.max(0, first), frame + count, take, over).map(async ({ of, from, to, begin }) => {
    data.set(await samples(of, from - begin, to - from, signal), (from - first) * channels);
  }));
  return data;
}

function add(data, channel, channels, n, gain, to) {
  if (gain === 0) return;
  for (let i = 0, at = channel; i < n; i++, at += channels) to[i] += gain * data[at];
}

/** From which versions the frames from one to another come: where there is a newer one, from that. */
function spans(frame, end, take, over) {
  const all = [];
  const put = (of, from, to, begin) => {
    const last = Math.min(to, begin + of.frames);
    if (last > from) all.push({ of, from, to: last, begin });
  };
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
