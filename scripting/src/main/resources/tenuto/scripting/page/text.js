// Numbers as text.

const NAMES = ['c', 'c#', 'd', 'd#', 'e', 'f', 'f#', 'g', 'g#', 'a', 'a#', 'b'];

/** A time as 1:02.345. */
export function clock(seconds, digits = 3) {
  const unit = 10 ** digits;
  const all = Math.max(0, Math.floor(seconds * unit + 1e-6));
  const whole = Math.floor(all / unit);
  const s = String(whole % 60).padStart(2, '0');
  const part = digits > 0 ? '.' + String(all % unit).padStart(digits, '0') : '';
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${s}${part}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${s}${part}`;
}

/** A duration in a suitable unit. */
export function length(seconds) {
  if (seconds >= 60) return clock(seconds, 0);
  if (seconds >= 1) return `${seconds.toFixed(2)} s`;
  if (seconds >= 1e-3) return `${(seconds * 1e3).toFixed(2)} ms`;
  return `${(seconds * 1e6).toFixed(1)} µs`;
}

/** A sample's magnitude in dBFS. */
export function decibels(value) {
  if (value === 0) return '−∞ dB';
  const db = 20 * Math.log10(value);
  return `${db > 0.05 ? '+' : db < -0.05 ? '−' : ''}${Math.abs(db).toFixed(1)} dB`;
}

/** A number with its sign. */
export function signed(value, digits) {
  if (!Number.isFinite(value)) return '−∞';
  const shown = Math.abs(value).toFixed(digits);
  return (Number(shown) === 0 ? '' : value > 0 ? '+' : '−') + shown;
}

export function loudness(lufs) {
  return signed(lufs, 1);
}

/** A MIDI key, with c4 for middle c; a pitch between two keys has cents. */
export function key(number) {
  if (number === null) return '·';
  const near = Math.round(number);
  const cents = Math.round((number - near) * 100);
  const name = NAMES[((near % 12) + 12) % 12] + (Math.floor(near / 12) - 1);
  return cents === 0 ? name : `${name}${cents > 0 ? '+' : '−'}${Math.abs(cents)}`;
}

/** The last part of a path. */
export function file(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function rate(hz) {
  return `${hz / 1000} kHz`;
}
