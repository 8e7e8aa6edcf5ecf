/**
 * Packs the built library and uses it as a project elsewhere would, under every Node on the PATH: imports, renders, and
 * finds every file its styles name.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodesOnPath } from '../../../scripts/nodes-on-path.ts';

const library = path.join(import.meta.dirname, '..');
const project = await mkdtemp(path.join(tmpdir(), 'ui-elsewhere-'));
const modules = path.join(project, 'node_modules');

async function install(name: string, folder: string): Promise<void> {
  const target = path.join(modules, name);
  await mkdir(target, { recursive: true });
  const archive = path.join(project, `${path.basename(name)}.tgz`);
  execFileSync('pnpm', ['pack', '--out', archive], { cwd: folder, stdio: 'pipe' });
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
}

const usage = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button, Seal } from '@org/ui';

const html = [createElement(Button, { variant: 'primary' }, 'Pay'), createElement(Seal, { sign: 'dragon' })];
console.log(JSON.stringify({
  html: html.map(renderToStaticMarkup).join(''),
  styles: import.meta.resolve('@org/ui/styles.css'),
  seal: import.meta.resolve('@org/ui/assets/favicon.svg'),
}));
`;

try {
  await install('@org/ui', library);
  await install('@org/zodiac-core', path.join(library, '../zodiac-core'));
  for (const name of ['react', 'react-dom', 'radix-ui', 'd3-scale', 'd3-shape'])
    await symlink(path.join(library, 'node_modules', name), path.join(modules, name), 'junction');
  await writeFile(path.join(project, 'usage.mjs'), usage);
  const outputs = nodesOnPath().map(({ file }) =>
    execFileSync(file, ['usage.mjs'], { cwd: project, encoding: 'utf8' }),
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
  await rm(project, { recursive: true });
}
