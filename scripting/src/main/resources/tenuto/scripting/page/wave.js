// Draws a waveform: peaks, or single samples where they are far enough apart.

import { colour, hatch } from './draw.js';

export function drawWave(pen, data, times, from, to, width, height, scale) {
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
export function areSamples(data, perPixel) {
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
  let missing = null; // of what is not computed yet, which is the end
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
    if (!(high >= low)) {
      if (first < last) missing = [missing ? missing[0] : x * thin, (x + 1) * thin];
      continue;
    }
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
  if (missing) hatch(pen, ...missing, middle - half, 2 * half);
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
