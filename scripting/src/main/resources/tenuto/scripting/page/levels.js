// The meter and the volume as they are seen and set.

import * as text from './text.js';

const LEAST_DB = -60;
const OVER_DB = 0;

function decibels(value) {
  return 20 * Math.log10(value);
}

export class Levels {
  #silent = 0;

  constructor(player, meter, volume) {
    Object.assign(this, { player, meter, volume });
    volume.value = localStorage.getItem('volume') ?? 0;
    volume.addEventListener('input', () => this.#set());
    meter.addEventListener('click', () => player.resetMeter());
    this.#set();
    this.clear();
  }

  /** Louder or quieter by that many dB. */
  change(by) {
    this.volume.value = Number(this.volume.value) + by;
    this.#set();
  }

  #set() {
    const db = Number(this.volume.value);
    const off = db <= LEAST_DB;
    this.player.volume = off ? 0 : 10 ** (db / 20);
    const told = off ? 'off' : `${text.signed(db, 0)} dB`;
    this.volume.setAttribute('aria-valuetext', told);
    this.volume.title = `Volume: ${told} (w, W)`;
    localStorage.setItem('volume', db);
  }

  clear() {
    this.tell({ peaks: [0, 0], truePeak: 0, momentary: -Infinity, shortTerm: -Infinity, integrated: -Infinity });
  }

  tell({ peaks, truePeak, momentary, shortTerm, integrated }) {
    const bars = this.meter.querySelectorAll('.bars i');
    peaks.forEach((peak, i) => {
      const part = Math.max(0, 1 - decibels(peak) / LEAST_DB);
      bars[i].style.transform = `scaleX(${Math.min(1, part)})`;
    });
    const over = decibels(truePeak) > OVER_DB;
    this.meter.classList.toggle('over', over);
    const told = `${text.loudness(integrated)} LUFS, peak ${text.signed(decibels(truePeak), 1)} dBTP`;
    this.meter.querySelector('.levels').textContent = told;
    this.meter.title = `Integrated loudness and true peak since it plays; momentary ${text.loudness(momentary)},`
      + ` short-term ${text.loudness(shortTerm)} LUFS. Click: measure anew.`;
  }
}
