// A sound field (ambisonics: ACN, SN3D) as sources round the head.

/** The harmonics of each order towards a direction: C. Nachbar and others, "ambiX", 2011. */
function harmonics([x, y, z]) {
  const [r3, r15, r58, r38] = [3, 15, 5 / 8, 3 / 8].map(Math.sqrt);
  return [
    [1],
    [y, z, x],
    [r3 * x * y, r3 * y * z, (3 * z * z - 1) / 2, r3 * x * z, (r3 / 2) * (x * x - y * y)],
    [r58 * y * (3 * x * x - y * y), r15 * x * y * z, r38 * y * (5 * z * z - 1), (z / 2) * (5 * z * z - 3),
      r38 * x * (5 * z * z - 1), (r15 / 2) * z * (x * x - y * y), r58 * x * (x * x - 3 * y * y)],
  ];
}

/** Latitudes and their weights by which what has up to twice an order is summed exactly (Gauss and Legendre). */
const LATITUDES = {
  1: [[Math.sqrt(1 / 3), 1 / 2]],
  2: [[0, 4 / 9], [Math.sqrt(3 / 5), 5 / 18]],
  3: [
    [Math.sqrt((15 - 2 * Math.sqrt(30)) / 35), (18 + Math.sqrt(30)) / 72],
    [Math.sqrt((15 + 2 * Math.sqrt(30)) / 35), (18 - Math.sqrt(30)) / 72],
  ],
};

/** The weights of orders by which the energy has the clearest direction (max-rE: M. Gerzon, 1992). */
function focus(order) {
  const root = LATITUDES[order].at(-1)[0]; // the largest of the Legendre polynomial of the next order
  return [1, root, (3 * root * root - 1) / 2, (root * (5 * root * root - 3)) / 2];
}

/** Sources on a sphere, and how much of each channel they are; together they are the pressure at its centre. */
export function fieldSources(order) {
  const around = 2 * (order + 1);
  const strength = focus(order);
  return LATITUDES[order].flatMap(([height, weight]) => (height === 0 ? [height] : [height, -height]).flatMap((z) => (
    Array.from({ length: around }, (_, i) => {
      const flat = Math.sqrt(1 - z * z);
      const azimuth = (2 * Math.PI * (i + 0.5)) / around;
      const towards = [flat * Math.cos(azimuth), flat * Math.sin(azimuth), z];
      const gains = harmonics(towards).slice(0, order + 1).flatMap((row, l) => (
        row.map((value) => ((2 * l + 1) * strength[l] * weight * value) / around)));
      return { towards, gains };
    }))));
}
