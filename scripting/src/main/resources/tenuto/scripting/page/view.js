// The range in view, the selection and the markers. Times are in seconds; all that draw listen.

const LEAST_SAMPLES = 12;

export class View {
  from = 0;
  to = 1;
  total = 0;
  rate = 96000;
  cursor = 0;
  range = null;
  looping = false;
  markers = [];
  /** The vertical zoom of waveforms. */
  height = 1;
  #listeners = [];

  /** Calls back once per animation frame when something has changed. */
  onChange(listener) {
    this.#listeners.push(listener);
  }

  #waiting = false;

  changed() {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      for (const listener of this.#listeners) listener();
    });
  }

  get span() {
    return this.to - this.from;
  }

  /** Sets the total length; if everything was in view, it still is. */
  resize(total, rate) {
    const whole = this.total === 0 || this.isWhole;
    this.rate = rate;
    if (total === this.total) return;
    this.total = total;
    if (whole) this.show(0, total);
    else this.show(this.from, this.to);
  }

  get isWhole() {
    return this.from <= 0 && this.to >= this.total;
  }

  /** Shows a range, as far as possible. */
  show(from, to) {
    const least = LEAST_SAMPLES / this.rate;
    const span = Math.min(Math.max(to - from, Math.min(least, this.total)), this.total);
    const middle = (from + to) / 2;
    const begin = to - from === span ? from : middle - span / 2;
    this.from = Math.max(0, Math.min(begin, this.total - span));
    this.to = this.from + span;
    this.changed();
  }

  /** Zooms around a time, which keeps its place on the screen. */
  zoom(factor, about = this.middle) {
    const least = LEAST_SAMPLES / this.rate;
    const span = Math.min(Math.max(this.span * factor, least), this.total);
    const part = (about - this.from) / this.span;
    const from = Math.max(0, Math.min(about - part * span, this.total - span));
    this.from = from;
    this.to = from + span;
    this.changed();
  }

  /** The time that keys zoom around: the cursor if it is in view. */
  get middle() {
    const seen = this.cursor >= this.from && this.cursor <= this.to;
    return seen ? this.cursor : (this.from + this.to) / 2;
  }

  scroll(seconds) {
    this.show(this.from + seconds, this.to + seconds);
  }

  /** Brings a time into view if it is not. */
  reveal(time, part = 0.1) {
    if (time < this.from || time > this.to) {
      this.show(time - part * this.span, time + (1 - part) * this.span);
    }
  }

  select(from, to) {
    const a = Math.max(0, Math.min(from, to));
    const b = Math.min(this.total, Math.max(from, to));
    this.range = b > a ? { from: a, to: b } : null;
    this.looping = this.range !== null;
    this.changed();
  }

  unselect() {
    this.range = null;
    this.looping = false;
    this.changed();
  }

  mark(time) {
    this.markers = [...this.markers.filter((each) => Math.abs(each - time) > 1e-3), time];
    this.markers.sort((a, b) => a - b);
    this.changed();
  }

  /** The marker, or one of such times, next to the cursor, after or before it; undefined if there is none. */
  beyond(next, times) {
    const others = [...this.markers, ...times].filter((each) => (next ? each > this.cursor + 1e-6 : each < this.cursor - 1e-6));
    return others.sort((a, b) => (next ? a - b : b - a))[0];
  }

  /** Removes the marker nearest to a time. */
  unmark(time) {
    const nearest = [...this.markers].sort((a, b) => Math.abs(a - time) - Math.abs(b - time))[0];
    this.markers = this.markers.filter((each) => each !== nearest);
    this.changed();
  }

  /** Draws waveforms twice as high, or half as high. */
  raise(up) {
    this.height = Math.max(1, Math.min(64, up ? this.height * 2 : this.height / 2));
    this.changed();
  }

  x(time, width) {
    return ((time - this.from) / this.span) * width;
  }

  time(x, width) {
    return this.from + (x / width) * this.span;
  }
}
