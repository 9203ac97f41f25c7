// Keyboard shortcuts, and their list.

/** The shortcuts: the name in the list, the description, and the keys. */
export function keys(actions, list) {
  const all = [
    ['space', 'Play or pause', [' '], actions.toggle],
    ['← →', 'Move the cursor; with shift ten times as far', ['ArrowLeft', 'ArrowRight'],
      (event) => actions.step((event.key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? 10 : 1))],
    ['home end', 'To the beginning, to the end', ['Home', 'End'], (event) => actions.end(event.key === 'End')],
    ['+ −', 'See more detail, more time', ['+', '=', '-', '_'],
      (event) => actions.zoom('+='.includes(event.key) ? 1 / 1.6 : 1.6)],
    ['0', 'See all of it', ['0'], actions.whole],
    ['z', 'See the selected range', ['z'], actions.range],
    ['x', 'This render, or the one before, at the same place', ['x'], actions.other],
    ['↑ ↓', 'Select the lane above or below', ['ArrowUp', 'ArrowDown'],
      (event) => actions.lane(event.key === 'ArrowUp' ? -1 : 1)],
    ['1 … 9', 'Select that lane', [...'123456789'], (event) => actions.laneNumber(Number(event.key) - 1)],
    ['o u', 'Solo, or mute, the selected lane; what is soloed is heard together', ['o', 'u'],
      (event) => (event.key === 'o' ? actions.solo() : actions.mute())],
    ['w W', 'Louder, quieter', ['w', 'W'], (event) => actions.volume(event.key === 'w' ? 2 : -2)],
    ['s', 'Spectrogram of the selected lane', ['s'], actions.spectral],
    ['v V', 'Draw waves twice as high, half as high', ['v', 'V'], (event) => actions.raise(event.key === 'v')],
    ['k K', 'Notes: fewer keys, more keys', ['k', 'K'], (event) => actions.pitch(event.key === 'k' ? 1 / 1.6 : 1.6)],
    ['[ ]', 'The range begins, or ends, at the cursor', ['[', ']'], (event) => actions.edge(event.key === ']')],
    ['l', 'Loop the range, or no more', ['l'], actions.loop],
    ['m M', 'Set a marker at the cursor; take the nearest away', ['m', 'M'],
      (event) => actions.mark(event.key === 'M')],
    [', .', 'To the marker or section before, to the next', [',', '.'], (event) => actions.marker(event.key === '.')],
    ['?', 'This list', ['?'], actions.help],
  ];
  for (const [shown, what] of all) {
    const term = document.createElement('dt');
    for (const each of shown.split(' ')) {
      if (term.childNodes.length) term.append(' ');
      term.append(Object.assign(document.createElement(each === '…' ? 'span' : 'kbd'), { textContent: each }));
    }
    list.append(term, Object.assign(document.createElement('dd'), { textContent: what }));
  }
  let clicked = null; // the button that the mouse has pressed, as long as it has the focus
  document.addEventListener('focusin', () => { clicked = null; });
  document.addEventListener('click', ({ target, detail }) => {
    clicked = detail > 0 ? target.closest('button') : null; // none if it was pressed by a key
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const found = all.find(([, , which]) => which.includes(event.key));
    if (!found) return;
    const pressed = document.activeElement;
    // What is typed into a field, and the arrows of a slider or list, are its own.
    if (pressed instanceof HTMLSelectElement || pressed instanceof HTMLInputElement) return;
    // A button that Tab has reached is pressed by space, as everywhere; one that was clicked has done its work.
    const reached = pressed instanceof HTMLButtonElement && pressed !== clicked;
    if (event.key === ' ' && reached && pressed.id !== 'play') return;
    event.preventDefault();
    found[3](event);
  });
}
