// The time of a piece, as sf.Timeline has it: bars and beats, both from 1 on, as seconds.

export class Timeline {
  /**
   * @param tempo rows of a beat in quarters, its ms, the quarters per minute from it on, and by how much
   *     these rise each beat
   * @param meters rows of a bar, its quarters, the beats of a bar from it on, and the quarters of a beat
   */
  constructor({ tempo, meters, swing, step, sections, markers }) {
    Object.assign(this, { tempo, meters, swing, step, sections, markers });
  }

  /** The seconds at which a beat of a bar begins. */
  at(bar, beat = 1) {
    const [first, quarters, count, unit] = last(this.meters, bar);
    return this.#seconds(this.#swung(quarters + (bar - first) * count * unit + (beat - 1) * unit));
  }

  #seconds(quarters) {
    const [first, ms, bpm, rise] = last(this.tempo, quarters);
    const beats = quarters - first;
    if (rise === 0 || beats < 0) return (ms + (beats * 60000) / bpm) / 1000;
    return (ms + (60000 / rise) * Math.log1p((rise * beats) / bpm)) / 1000;
  }

  /** Of each pair of steps the first takes this part. */
  #swung(quarters) {
    const both = 2 * this.step;
    const pair = Math.floor(quarters / both);
    const part = quarters / both - pair;
    const { swing } = this;
    return (pair + (part < 0.5 ? 2 * part * swing : swing + (2 * part - 1) * (1 - swing))) * both;
  }

  /** The number of beats of a bar. */
  beats(bar) {
    return last(this.meters, bar)[2];
  }

  /** The bar and the beat at some seconds. */
  place(seconds) {
    const time = seconds + 1e-6;
    let least = 1;
    let most = 2;
    while (this.at(most) <= time) [least, most] = [most, 2 * most];
    while (most - least > 1) {
      const middle = Math.floor((least + most) / 2);
      if (this.at(middle) <= time) least = middle;
      else most = middle;
    }
    let beat = this.beats(least);
    while (beat > 1 && this.at(least, beat) > time) beat--;
    return { bar: least, beat };
  }

  /** Those of sections or markers that are seen between two times. */
  named(from, to) {
    return [...this.sections, ...this.markers].filter((each) => each.from < to && Math.max(each.to, each.from + 1e-6) > from);
  }
}

/** The last of rows in order whose first number is not above a number, or the first row. */
function last(rows, number) {
  let least = 0;
  let most = rows.length;
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (rows[middle][0] <= number) least = middle;
    else most = middle;
  }
  return rows[least];
}
