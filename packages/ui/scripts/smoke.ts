/**
 * Packs the built library and uses it as a project elsewhere would, under every supported Node: imports, renders, and
 * finds every file its styles name.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { supportedNodes } from '../../../smoke/supported-nodes.ts';
import { createProjectElsewhere } from './project-elsewhere.ts';

const usage = `
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button, Seal } from '@org/ui';

// \`import.meta.resolve\` needs a flag in Node 20.0.
const require = createRequire(import.meta.url);
const html = [createElement(Button, { variant: 'primary' }, 'Pay'), createElement(Seal, { sign: 'dragon' })];
console.log(JSON.stringify({
  html: html.map(renderToStaticMarkup).join(''),
  styles: pathToFileURL(require.resolve('@org/ui/styles.css')).href,
  seal: pathToFileURL(require.resolve('@org/ui/assets/favicon.svg')).href,
}));
`;

const project = await createProjectElsewhere();
try {
  await project.write({ 'usage.mjs': usage });
  const outputs = supportedNodes().map(({ file }) =>
    execFileSync(file, ['usage.mjs'], { cwd: project.folder, encoding: 'utf8' }),
  );
  assert.equal(new Set(outputs).size, 1, 'every Node renders the same');
  const [output = ''] = outputs;
  const { html, styles, seal } = JSON.parse(output) as Record<'html' | 'styles' | 'seal', string>;

  assert.match(html, /<button[^>]*class="za-Button[^>]*>Pay<\/button>/);
  assert.match(html, /龍/);
  assert.ok(existsSync(new URL(seal)));
  const css = await readFile(new URL(styles), 'utf8');
  assert.match(css, /\.za-Button/);
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  assert.ok(files.length > 0);
  for (const file of files) assert.ok(existsSync(new URL(file, styles)), `styles.css names ${file}`);
  process.stdout.write('The package works outside the monorepo.\n');
} finally {
  await project.remove();
}
