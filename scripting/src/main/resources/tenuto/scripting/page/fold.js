// How channels are heard by two loudspeakers, at 30 degrees to the left and to the right, or by headphones.

import { direction } from './ears.js';
import { fieldSources } from './field.js';

const SIDE = 30;
const FRONT = 60;
const CENTRE = Math.SQRT1_2;

/** The directions of loudspeakers in degrees to the left, by the names of a file's channel mask. */
const NAMED = {
  FL: 30, FR: -30, FC: 0, LFE: null, BL: 110, BR: -110, FLC: 15, FRC: -15, BC: 180, SL: 90, SR: -90,
  TC: 0, TFL: 30, TFC: 0, TFR: -30, TBL: 150, TBC: 180, TBR: -150, '-': 0,
};

/** Those above the listener, in degrees. */
const HIGH = 30;
const UP = { TC: 90, TFL: HIGH, TFC: HIGH, TFR: HIGH, TBL: HIGH, TBC: HIGH, TBR: HIGH };
const CORNER = (Math.atan(Math.SQRT1_2) * 180) / Math.PI; // of a cube

/** Layouts by number of channels, the usual one first, then those of the words. */
const LAYOUTS = {
  3: [['3.0', [30, -30, 0]]],
  4: [['quad', [45, -45, 135, -135]], ['ambisonics', 4]],
  5: [['5.0', [30, -30, 0, 110, -110]]],
  6: [['5.1', [30, -30, 0, null, 110, -110]], ['hexagon', [30, -30, 90, -90, 150, -150]]],
  7: [['6.1', [30, -30, 0, null, 180, 90, -90]]],
  8: [
    ['7.1', [30, -30, 0, null, 150, -150, 90, -90]],
    ['octagon', [22.5, -22.5, 67.5, -67.5, 112.5, -112.5, 157.5, -157.5]],
    ['cube', [45, -45, 135, -135, 45, -45, 135, -135], [...Array(4).fill(-CORNER), ...Array(4).fill(CORNER)]],
  ],
  9: [['ambisonics', 9]],
  16: [['ambisonics', 16]],
};

/** What a file is that says that its channels have no usual loudspeakers. */
const UNUSUAL = { 4: 'ambisonics', 6: 'hexagon', 8: 'octagon' };
const NONE = 'none';

const RULES = {
  mono: '',
  stereo: '',
  ambisonics: 'two cardioids of the field of first order (W, Y, Z, X; ACN, SN3D), to the left and right',
  pairs: 'odd channels left, even ones right, 3 dB softer',
};
const BY_PLACE = 'ITU-R BS.775: from 30° on to its side, the centre to both 3 dB softer, beyond 60°'
  + ' 3 dB softer; no LFE';
const SPHERE = ' round a head that is a sphere of 8.75 cm without outer ears (Brown and Duda, 1998), 3 dB softer';

/** What one loudspeaker adds to the left and to the right: as BS.775 has it, for any direction. */
function gains(azimuth) {
  if (azimuth === null) return [0, 0];
  const sine = Math.sin((azimuth * Math.PI) / 180) / Math.sin((SIDE * Math.PI) / 180);
  const side = Math.max(-1, Math.min(1, sine));
  const level = Math.abs(azimuth) > FRONT ? CENTRE : 1;
  const angle = ((1 - side) * Math.PI) / 4;
  return [level * Math.cos(angle), level * Math.sin(angle)];
}

function fold(name, list) {
  const rule = RULES[name] ?? BY_PLACE;
  return { name, text: `${name} → stereo`, rule, left: list.map(([l]) => l), right: list.map(([, r]) => r) };
}

/** Heard by headphones: sources that are so much of each channel. */
function headphones(name, sources, rule) {
  return { name: `${name}, headphones`, text: `${name} → headphones`, rule: rule + SPHERE, sources };
}

function ring(name, azimuths, elevations = []) {
  const sources = azimuths.flatMap((azimuth, channel) => (azimuth === null ? [] : [{
    towards: direction(azimuth, elevations[channel]),
    gains: azimuths.map((_, i) => (i === channel ? 1 : 0)),
  }]));
  const lfe = azimuths.includes(null) ? '; no LFE' : '';
  return [fold(name, azimuths.map(gains)), headphones(name, sources, `each channel as a loudspeaker${lfe},`)];
}

/** Headphones first, as the field is round the head. */
function field(name, channels) {
  const list = Array.from({ length: channels }, (_, i) => [[0.5, 0.5], [0.5, -0.5]][i] ?? [0, 0]);
  const sources = fieldSources(Math.sqrt(channels) - 1);
  return [headphones(name, sources, `the field as ${sources.length} loudspeakers (max-rE)`), fold(name, list)];
}

/** All ways to hear a version of a sound; the first one is that of its file, if it says so. */
export function folds({ channels, speakers }) {
  if (channels === 1) return [fold('mono', [[1, 1]])];
  const names = speakers && speakers !== NONE ? speakers.split(' ') : [];
  const said = names.length > 0 ? ring(speakers, names.map((name) => NAMED[name] ?? 0), names.map((name) => UP[name] ?? 0)) : [];
  if (channels === 2) return said.length > 0 ? said.slice(0, 1) : [fold('stereo', [[1, 0], [0, 1]])];
  const usual = [...LAYOUTS[channels] ?? []];
  const first = speakers === NONE ? UNUSUAL[channels] : null;
  usual.sort(([a], [b]) => (b === first) - (a === first));
  const ways = usual.flatMap(([name, places, up]) => (Array.isArray(places) ? ring(name, places, up) : field(name, places)));
  const pairs = Array.from({ length: channels }, (_, i) => (i % 2 ? [0, CENTRE] : [CENTRE, 0]));
  return [...said, ...ways, fold('pairs', pairs)];
}
