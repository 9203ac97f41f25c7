// The requests to the program. All addresses are relative: the page's own contains the token.

async function get(address, options) {
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer;
}

/** Minimum, maximum and root mean square of columns: see Peaks in the program. */
export async function peaks(take, from, to, columns) {
  const answer = await get(`peaks?take=${take.take}&from=${from}&to=${to}&columns=${columns}`);
  const bytes = await answer.arrayBuffer();
  const [channels, count, whole] = new Int32Array(bytes, 0, 3);
  return { from, to, channels, columns: count, whole: whole === 1, values: new Float32Array(bytes, 12) };
}

export async function spectrum(take, from, to, columns, rows) {
  const answer = await get(
    `spectrum?take=${take.take}&from=${from}&to=${to}&columns=${columns}&rows=${rows}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Samples of all channels, interleaved. */
export async function samples(take, frame, count, signal) {
  const bytes = 4 * take.channels;
  const first = take.head + frame * bytes;
  const answer = await get(`audio.wav?take=${take.take}`, {
    signal,
    headers: { Range: `bytes=${first}-${first + count * bytes - 1}` },
  });
  return new Float32Array(await answer.arrayBuffer());
}

export async function notes(from, to, most) {
  return (await get(`notes?from=${from}&to=${to}&most=${most}`)).json();
}

/** The timeline of the patch, or null. */
export async function bars() {
  return (await get('bars')).json();
}

export async function why() {
  return (await get('why')).json();
}

/** Tells which part, in seconds, is to be rendered first. */
export async function focus(from, to) {
  await (await get(`focus?from=${from}&to=${to}`)).text(); // or it would keep its connection
}

export async function log() {
  return (await get('log')).json();
}

/** Calls back with each state and each progress, and when the program has ended. */
export function listen({ state, progress, gone }) {
  const tell = {
    state: (data) => state(JSON.parse(data)),
    progress: (data) => progress(JSON.parse(data)),
    gone,
  };
  if (!globalThis.SharedWorker) {
    alone(tell);
    return;
  }
  const { port } = new SharedWorker('shared.js');
  port.addEventListener('message', ({ data: { kind, data } }) => tell[kind](data));
  port.start();
  port.postMessage('hello');
  addEventListener('pagehide', () => port.postMessage('bye'));
  addEventListener('pageshow', ({ persisted }) => persisted && port.postMessage('hello'));
}

/** In a browser whose tabs cannot share a stream, each has its own. */
function alone(tell) {
  const events = new EventSource('events');
  for (const kind of ['state', 'progress']) {
    events.addEventListener(kind, ({ data }) => tell[kind](data));
  }
  events.addEventListener('error', tell.gone);
}
