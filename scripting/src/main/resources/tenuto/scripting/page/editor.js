// Links from a line of a patch to the editor.

const KEY = 'editor';
const USUAL = 'vscode://file{file}:{line}';

function template() {
  return localStorage.getItem(KEY) ?? USUAL;
}

/** A link to a line of a file, or plain text if links are turned off. */
export function place(file, line, text) {
  const form = template();
  const link = document.createElement(form && file.startsWith('/') ? 'a' : 'span');
  link.textContent = text;
  link.title = `${file}:${line}`;
  if (link.href !== undefined) {
    link.href = form.replace('{file}', () => encodeURI(file)).replace('{line}', line);
  }
  return link;
}

/** The field in which the form of links is set. */
export function editorField(field) {
  field.value = template();
  field.addEventListener('change', () => localStorage.setItem(KEY, field.value.trim()));
}
