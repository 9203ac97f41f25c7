// How the run is: one line, the progress, and the log on a click.

import * as server from './server.js';

const GONE = 'The program is gone. Start it again; it prints a new address.';

const TOGETHER_MS = 400;

const LINES = {
  begins: () => '',
  renders: () => 'renders …',
  failed: ({ seconds }) => `failed after ${time(seconds)}`,
  stopped: ({ seconds }) => `stopped after ${time(seconds)}`,
  ended: ({ seconds }) => time(seconds),
};

function time(seconds) {
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/** A time to wait, as roughly as it is known. */
function about(seconds) {
  return seconds < 90 ? `about ${Math.max(1, Math.round(seconds))} s` : `about ${Math.round(seconds / 60)} min`;
}

export class Status {
  #state = null;
  #silent = [];
  #saidSilent = false;

  /**
   * @param line the button that shows it
   * @param said what a screen reader says: when a run begins and ends, and not in between
   */
  constructor(line, said, bar, dialog) {
    Object.assign(this, { line, said, bar, dialog });
    line.addEventListener('click', () => this.#openLog());
  }

  /** A new state of the run. */
  set(state) {
    const begins = state.status !== this.#state?.status || state.run !== this.#state.run;
    this.#state = state;
    if (begins) this.#show(state.status, LINES[state.status](state));
    if (begins) this.#say(this.line.textContent);
    this.#part(state.status === 'renders' ? undefined : null);
  }

  /** A run has ended in which so many sounds were computed. */
  voices(state, count) {
    if (state !== this.#state) return;
    const told = count === 0 ? 'nothing new' : `${count} ${count === 1 ? 'voice' : 'voices'} new`;
    this.#show(state.status, `${LINES[state.status](state)} · ${told}`);
    // A screen reader may not have finished what it says of silent sounds.
    if (!this.#saidSilent) this.#say(this.line.textContent);
  }

  progress({ text, part, left }) {
    if (this.#state?.status !== 'renders') return;
    const percent = part === null ? null : `${Math.floor(100 * part)} %`;
    this.#show('renders', percent === null ? 'renders …' : left === null ? percent : `${percent}, ${about(left)} left`);
    this.line.title = text;
    this.#part(part);
  }

  /** A sound of the run is silent: it is said once, and together with others that are. */
  silent(name) {
    if (this.#silent.length === 0) setTimeout(() => this.#saySilent(), TOGETHER_MS);
    this.#silent.push(name);
  }

  #saySilent() {
    const names = this.#silent.splice(0);
    this.#say(`${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} silent`);
    this.#saidSilent = true;
  }

  #say(text) {
    this.said.textContent = text;
    this.#saidSilent = false;
  }

  gone() {
    this.#show('gone', GONE);
    this.#say(GONE);
  }

  #show(name, text) {
    document.body.dataset.status = name;
    this.line.querySelector('span').textContent = text;
    this.line.title = 'The log of the runs';
  }

  /** Undefined until it is known, null when nothing is at work. */
  #part(part) {
    this.bar.hidden = part === null && this.#state?.status !== 'renders';
    this.bar.firstElementChild.style.width = part ? `${100 * part}%` : '0';
    if (part) this.bar.setAttribute('aria-valuenow', Math.floor(100 * part));
    else this.bar.removeAttribute('aria-valuenow');
  }

  async #openLog() {
    let lines = [];
    try {
      lines = await server.log();
    } catch {
      // The program has ended.
    }
    this.dialog.querySelector('pre').textContent = lines.join('\n') || 'No run has ended yet.';
    this.dialog.showModal();
  }
}
