// Links from a line of a patch to the editor.

const KEY = 'editor';
const USUAL = 'vscode://file{file}:{line}';

let folder = '';

/** Sets the folder of the files that are named from a folder on. */
export function nameFrom(path) {
  folder = path;
}

function template() {
  return localStorage.getItem(KEY) ?? USUAL;
}

/** Gives a link the form that is set, or makes it plain text if links are turned off. */
function form(link) {
  const { file, line } = link.dataset;
  const set = template();
  const whole = file.startsWith('/') || file.startsWith('<') ? file : `${folder}/${file}`; // <stdin> is no file
  if (set && whole.startsWith('/')) {
    const path = whole.split('/').map(encodeURIComponent).join('/'); // also of a ?, # or & in a name
    link.href = set.replace('{file}', () => path).replace('{line}', line);
  } else {
    link.removeAttribute('href');
  }
}

/** A link to a line of a file, or plain text if links are turned off. */
export function place(file, line, text) {
  const link = document.createElement('a');
  link.textContent = text;
  link.title = `${file}:${line}`;
  Object.assign(link.dataset, { file, line });
  form(link);
  return link;
}

/** The field in which the form of links is set. */
export function editorField(field) {
  field.value = template();
  field.addEventListener('change', () => {
    localStorage.setItem(KEY, field.value.trim());
    document.querySelectorAll('a[data-file]').forEach(form);
  });
}
