/* Runs the examples of the documentation in the browser: each result is shown beside the one that the example promises. */
const library = new URL('../library/', document.currentScript.src);

/** Where the entry `@org/zodiac-core/lunar` is served. */
const fileOf = (entry) => new URL(`${entry === 'names' ? 'names/index' : entry || 'index'}.js`, library).href;

/** A module that reports the value of each line with a `// result`. */
const moduleOf = (code) =>
  code
    .replace(/from '@org\/zodiac-core\/?([^']*)'/g, (_, entry) => `from '${fileOf(entry)}'`)
    .replace(/^(?!import |const )(.*?); \/\/ .*$/gm, (_, expression) => `report(${expression});`);

for (const code of document.querySelectorAll('pre > code.ts')) {
  // TypeDoc breaks lines by elements.
  const copy = code.cloneNode(true);
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith('\n');
  const source = copy.textContent.replaceAll('\u00a0', ' ');
  if (!source.includes("from '@org/zodiac-core")) continue;
  const editor = document.createElement('textarea');
  editor.value = source.trim();
  editor.rows = editor.value.split('\n').length + 1;
  editor.spellcheck = false;
  editor.setAttribute('aria-label', 'Example');
  editor.style.cssText = 'width: 100%; font: inherit; font-family: monospace; box-sizing: border-box';
  const button = document.createElement('button');
  button.textContent = 'Run';
  button.type = 'button';
  const output = document.createElement('output');
  output.style.cssText = 'display: block; white-space: pre-wrap; font-family: monospace';
  const run = async () => {
    const lines = [];
    globalThis.report = (value) => lines.push(JSON.stringify(value) ?? 'undefined');
    const address = URL.createObjectURL(new Blob([moduleOf(editor.value)], { type: 'text/javascript' }));
    try {
      await import(address);
    } catch (error) {
      lines.push(String(error));
    } finally {
      URL.revokeObjectURL(address);
    }
    output.textContent = lines.join('\n');
  };
  button.addEventListener('click', () => void run());
  code.parentElement.after(editor, button, output);
}
