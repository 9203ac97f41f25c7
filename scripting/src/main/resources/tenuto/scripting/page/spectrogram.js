// The spectrogram of a sound.

import * as server from './server.js';
import { colour, font, shades } from './draw.js';

const ROWS = 256;
const MOST_SPECTRA = 700;

/** The spectrogram of the last range in view. */
export class Spectrogram {
  #picture = null;
  #busy = false;
  #wanted = null;

  constructor(take, changed) {
    this.take = take;
    this.changed = changed;
  }

  async want(from, to, columns) {
    const first = Math.max(0, Math.floor(from));
    const last = Math.min(this.take.frames, Math.ceil(to));
    if (last <= first) return;
    const count = Math.max(1, Math.min(MOST_SPECTRA, columns, last - first));
    const key = `${first} ${last} ${count}`;
    if (this.#picture?.key === key) return;
    this.#wanted = { first, last, count, key };
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted) {
      const wish = this.#wanted;
      this.#wanted = null;
      try {
        const bytes = await server.spectrum(this.take, wish.first, wish.last, wish.count, ROWS);
        this.#picture = { ...wish, bytes, image: null };
        this.changed();
      } catch {
        // There is a newer version, or the program has ended.
      }
    }
    this.#busy = false;
  }

  forgetColours() {
    if (this.#picture) this.#picture.image = null;
  }

  /** Whether there was anything to draw. */
  draw(pen, view, width, height) {
    const picture = this.#picture;
    if (!picture) return false;
    picture.image ??= paint(picture);
    const a = view.x(picture.first / this.take.rate, width);
    const b = view.x(picture.last / this.take.rate, width);
    pen.imageSmoothingEnabled = true;
    pen.drawImage(picture.image, a, 0, b - a, height);
    pen.font = font(10.5);
    pen.textBaseline = 'middle';
    const highest = this.take.rate / 2;
    for (const hz of [100, 1000, 10000]) {
      const y = (height * Math.log(hz / highest)) / Math.log(30 / highest);
      if (y < 8 || y > height - 8) continue;
      const name = hz < 1000 ? `${hz} Hz` : `${hz / 1000} kHz`;
      pen.fillStyle = colour('panel');
      pen.globalAlpha = 0.75;
      pen.fillRect(4, y - 7, pen.measureText(name).width + 8, 14);
      pen.globalAlpha = 1;
      pen.fillStyle = colour('soft');
      pen.fillText(name, 8, y);
    }
    return true;
  }
}

function paint({ bytes, count }) {
  const image = new OffscreenCanvas(count, ROWS);
  const pen = image.getContext('2d');
  const data = pen.createImageData(count, ROWS);
  const colours = shades();
  for (let i = 0; i < bytes.length; i++) {
    data.data.set(colours.subarray(3 * bytes[i], 3 * bytes[i] + 3), 4 * i);
    data.data[4 * i + 3] = 255;
  }
  pen.putImageData(data, 0, 0);
  return image;
}
