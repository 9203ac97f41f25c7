// Canvases in the screen's own pixels, and the colours of the style sheet.

const colours = {};

function readColours() {
  const style = getComputedStyle(document.documentElement);
  for (const name of ['panel', 'ink', 'soft', 'line', 'tint', 'peak', 'rms', 'axis', 'clip', 'cursor',
    'select', 'select-edge', 'shade-0', 'shade-1', 'shade-2', 'shade-3']) {
    colours[name] = style.getPropertyValue(`--${name}`).trim();
  }
}

/** Calls back when the screen has become light or dark. */
export function onTheme(listener) {
  readColours();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    readColours();
    listener();
  });
}

export function colour(name) {
  return colours[name];
}

/** A cleared canvas, its size in CSS pixels, and the device pixels per CSS pixel. */
export function prepare(canvas) {
  const scale = devicePixelRatio || 1;
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  const w = Math.round(width * scale);
  const h = Math.round(height * scale);
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w;
    canvas.height = h;
  }
  const pen = canvas.getContext('2d');
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  return { pen, width, height, scale };
}

export function font(size) {
  return `${size}px ${getComputedStyle(document.body).fontFamily}`;
}

/** The selected range and the markers, drawn below or above the content of a canvas. */
export function drawSelection(pen, view, width, height) {
  if (view.range) {
    const a = view.x(view.range.from, width);
    const b = view.x(view.range.to, width);
    pen.fillStyle = colour('select');
    pen.fillRect(a, 0, b - a, height);
    pen.fillStyle = colour('select-edge');
    pen.fillRect(a, 0, 1, height);
    pen.fillRect(b - 1, 0, 1, height);
  }
  pen.fillStyle = colour('tint');
  for (const time of view.markers) {
    const x = view.x(time, width);
    if (x >= 0 && x <= width) pen.fillRect(Math.round(x), 0, 1, height);
  }
}

const HATCH_PX = 7;

/** Hatches what is not there yet. */
export function hatch(pen, left, right, top, height) {
  if (right <= left) return;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, right - left, height);
  pen.clip();
  pen.beginPath();
  const first = Math.floor((left - height) / HATCH_PX) * HATCH_PX; // the lines of neighbours meet
  for (let x = first; x < right; x += HATCH_PX) {
    pen.moveTo(x, top + height);
    pen.lineTo(x + height, top);
  }
  pen.strokeStyle = colour('axis');
  pen.lineWidth = 1;
  pen.stroke();
  pen.restore();
}

/** 256 colours from silence to full scale. */
export function shades() {
  const stops = [0, 1, 2, 3].map((i) => rgb(colours[`shade-${i}`]));
  const all = new Uint8ClampedArray(256 * 3);
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * 3;
    const stop = Math.min(2, Math.floor(at));
    for (let c = 0; c < 3; c++) {
      all[3 * i + c] = stops[stop][c] + (stops[stop + 1][c] - stops[stop][c]) * (at - stop);
    }
  }
  return all;
}

function rgb(hex) {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
}
