// An overview of the whole sound that is played, and a frame around the range in view.

import { colour, drawSelection, prepare } from './draw.js';

export class Overview {
  /** @param wave returns the peaks of the sound that is played */
  constructor(canvas, view, wave) {
    this.canvas = canvas;
    this.view = view;
    this.wave = wave;
    canvas.addEventListener('pointerdown', (event) => this.#drag(event));
  }

  #drag(event) {
    const { canvas, view } = this;
    canvas.setPointerCapture(event.pointerId);
    const at = (e) => (e.offsetX / canvas.clientWidth) * view.total;
    const start = at(event);
    const inside = start >= view.from && start <= view.to && !view.isWhole;
    const grip = inside ? start - view.from : view.span / 2;
    const move = (e) => {
      const from = at(e) - grip;
      view.show(from, from + view.span);
    };
    move(event);
    const end = () => {
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', end);
      canvas.removeEventListener('pointercancel', end);
    };
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', end);
    canvas.addEventListener('pointercancel', end);
  }

  draw() {
    const { view } = this;
    const { pen, width, height } = prepare(this.canvas);
    const data = this.wave();
    if (!data || view.total === 0) return;
    const all = { ...view, x: (time) => (time / view.total) * width, range: view.range, markers: view.markers };
    drawSelection(pen, all, width, height);
    const middle = height / 2;
    const end = (data.seconds / view.total) * width;
    pen.fillStyle = colour('rms');
    for (let x = 0; x < end; x++) {
      const first = Math.floor((x / end) * data.columns);
      const last = Math.max(first + 1, Math.floor(((x + 1) / end) * data.columns));
      let most = 0;
      for (let c = 0; c < data.channels; c++) {
        for (let i = first; i < Math.min(last, data.columns); i++) {
          const at = 3 * (c * data.columns + i);
          most = Math.max(most, data.values[at + 1], -data.values[at]);
        }
      }
      const half = Math.max(0.5, Math.min(1, most * data.times || 0) * (middle - 5));
      pen.fillRect(x, middle - half, 1, 2 * half);
    }
    if (view.isWhole) return;
    const a = (view.from / view.total) * width;
    const b = Math.max(a + 3, (view.to / view.total) * width);
    pen.globalAlpha = 0.62;
    pen.fillStyle = colour('panel');
    pen.fillRect(0, 0, a, height);
    pen.fillRect(b, 0, width - b, height);
    pen.globalAlpha = 1;
    pen.strokeStyle = colour('tint');
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.roundRect(a + 0.75, 1.75, Math.max(2, b - a - 1.5), height - 3.5, 4);
    pen.stroke();
  }
}
