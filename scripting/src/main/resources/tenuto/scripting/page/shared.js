// One stream of events for all tabs. A browser opens six connections to a program, and a stream keeps
// one of them: with one for each tab, the sixth would leave none for the sound.

const ports = new Set();
const last = new Map(); // the newest event of each kind, for a tab that is opened later
const KINDS = ['state', 'progress'];

function send(kind, data) {
  for (const port of ports) port.postMessage({ kind, data });
}

function greet(port) {
  ports.add(port);
  for (const [kind, data] of last) port.postMessage({ kind, data });
}

const events = new EventSource('events');
for (const kind of KINDS) {
  events.addEventListener(kind, ({ data }) => {
    if (kind === 'state') last.clear(); // a new state ends the progress before it
    last.set(kind, data);
    send(kind, data);
  });
}
events.addEventListener('error', () => {
  last.clear();
  last.set('gone', '');
  send('gone', '');
});

self.addEventListener('connect', ({ ports: [port] }) => {
  port.addEventListener('message', ({ data }) => (data === 'hello' ? greet(port) : ports.delete(port)));
  port.start();
});
