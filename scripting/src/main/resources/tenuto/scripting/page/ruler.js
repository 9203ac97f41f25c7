// The ruler of time: ticks, the selected range, markers.

import { colour, drawSelection, font, prepare } from './draw.js';
import * as text from './text.js';

const STEPS = [1, 2, 5];
const MINUTES = [10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];
const APART = 92;

/** The seconds between two ticks with numbers, and the number of parts between them. */
function steps(span, width) {
  const least = (span / width) * APART;
  if (least > 5) {
    const step = MINUTES.find((each) => each >= least) ?? 3600 * Math.ceil(least / 3600);
    return [step, step === 15 || step === 900 ? 3 : 5];
  }
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.map((each) => each * ten).find((each) => each >= least) ?? 10 * ten;
  const first = Math.round(step / 10 ** Math.floor(Math.log10(step) + 1e-9));
  return [step, first === 2 ? 4 : 5];
}

export function drawRuler(canvas, view) {
  const { pen, width, height } = prepare(canvas);
  if (view.total === 0 || width === 0) return;
  drawSelection(pen, { ...view, range: view.range, markers: [], x: (t) => view.x(t, width) }, width, height);
  const [step, parts] = steps(view.span, width);
  const small = step / parts;
  const digits = Math.max(0, Math.min(6, Math.ceil(-Math.log10(step) - 1e-9)));
  pen.font = font(11);
  pen.textBaseline = 'middle';
  for (let i = Math.floor(view.from / small); i * small <= view.to; i++) {
    const time = i * small;
    const x = Math.round(view.x(time, width));
    const whole = i % parts === 0;
    pen.fillStyle = colour(whole ? 'soft' : 'axis');
    pen.fillRect(x, whole ? height - 9 : height - 5, 1, whole ? 9 : 5);
    if (whole && x < width - 36) pen.fillText(text.clock(time, digits), x + 5, height / 2 - 2);
  }
  pen.fillStyle = colour('tint');
  view.markers.forEach((time, i) => {
    const x = Math.round(view.x(time, width));
    if (x < -20 || x > width) return;
    pen.fillStyle = colour('tint');
    pen.beginPath();
    pen.roundRect(x, 2, 15, 13, [0, 3, 3, 0]);
    pen.fill();
    pen.fillRect(x, 2, 1, height - 2);
    pen.fillStyle = colour('panel');
    pen.fillText(String(i + 1), x + 4, 9);
  });
}
