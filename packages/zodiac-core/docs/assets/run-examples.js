/* Runs the examples of the documentation in the browser, against the library that stands beside it. */
const isChinese = document.documentElement.lang === 'zh-Hans';
const library = new URL(isChinese ? '../../library/' : '../library/', document.currentScript.src);
const [runText, editText, originalText, exampleText] = isChinese
  ? ['运行', '编辑', '显示原例', '例子']
  : ['Run', 'Edit', 'Show the original', 'Example'];

/** The address of an entry, such as `lunar` for `@org/zodiac-core/lunar`. */
const fileOf = (entry) => new URL(`${entry === 'names' ? 'names/index' : entry || 'index'}.js`, library).href;

/** The entries whose functions an example of the reference uses without an import. */
const globals = [
  '',
  'lunar',
  'solar-terms',
  'pillars',
  'life-stages',
  'stars',
  'useful-element',
  'palaces',
  'fortunes',
  'day-officers',
  'lunar-mansions',
  'god-directions',
  'nine-stars',
  'dog-days',
  'festivals',
  'lunar-text',
  'moon-phases',
  'phenologies',
];

/** The code as a module that reports the value of each statement which ends with a `// result`. */
function moduleOf(code) {
  const lines = code.includes("from '@org/zodiac-core")
    ? []
    : globals.map((entry) => `Object.assign(globalThis, await import('${fileOf(entry)}'));`);
  let statement = '';
  for (const line of code.split('\n')) {
    const [, end, promised] = /^(.*?;) \/\/ (.*)$/.exec(line) ?? [];
    statement += `${end ?? line}\n`;
    const isValue = promised !== undefined && !/^(const|let|import) /.test(statement.trimStart());
    if (isValue) {
      const expression = statement.trim().replace(/;$/, '');
      lines.push(`report(${JSON.stringify(expression)}, ${expression});`);
    } else if (/;\s*$/.test(statement)) {
      lines.push(statement);
    } else {
      continue;
    }
    statement = '';
  }
  return [...lines, statement]
    .join('\n')
    .replace(/from '@org\/zodiac-core\/?([^']*)'/g, (_, entry) => `from '${fileOf(entry)}'`);
}

/** Runs the code, and returns the text that the page shows below it. */
async function outputOf(code) {
  const lines = [];
  globalThis.report = (expression, value) =>
    lines.push(`${expression}\n  → ${JSON.stringify(value) ?? 'undefined'}`);
  const address = URL.createObjectURL(new Blob([moduleOf(code)], { type: 'text/javascript' }));
  try {
    await import(address);
  } catch (error) {
    lines.push(String(error));
  } finally {
    URL.revokeObjectURL(address);
  }
  return lines.join('\n');
}

function buttonCalled(text, action) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', action);
  return button;
}

for (const code of document.querySelectorAll('pre > code.ts, .tsd-comment pre > code')) {
  // TypeDoc breaks lines with `br` elements.
  const copy = code.cloneNode(true);
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith('\n');
  const source = copy.textContent.replaceAll('\u00a0', ' ').trim();
  if (!/; \/\/ /.test(source)) continue;
  const shown = code.parentElement;
  const editor = document.createElement('textarea');
  editor.className = 'example-editor';
  editor.value = source;
  editor.rows = source.split('\n').length + 1;
  editor.spellcheck = false;
  editor.setAttribute('aria-label', exampleText);
  editor.hidden = true;
  const output = document.createElement('output');
  output.className = 'example-output';
  const run = buttonCalled(runText, async () => {
    output.textContent = await outputOf(editor.value);
  });
  const edit = buttonCalled(editText, () => {
    const editing = editor.hidden;
    editor.hidden = !editing;
    shown.hidden = editing;
    shown.style.display = editing ? 'none' : '';
    edit.textContent = editing ? originalText : editText;
    if (editing) editor.focus();
    else editor.value = source;
  });
  const bar = document.createElement('div');
  bar.className = 'example-bar';
  bar.append(run, edit);
  shown.after(editor, bar, output);
  if (location.pathname.endsWith('/Playground.html')) {
    edit.click();
    run.click();
  }
}
