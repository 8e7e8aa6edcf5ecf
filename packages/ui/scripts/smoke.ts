/**
 * Packs the built library and uses it as a project elsewhere would, under every supported Node: imports, renders, and
 * finds every file its styles name. Its types are checked by the oldest supported TypeScript and by ours.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { newestCompiler, oldestCompiler } from '../../../smoke/compilers.ts';
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

const typed = `
import {
  Article,
  Button,
  Combobox,
  Dialog,
  LabelsProvider,
  Table,
  useToast,
  ZodiacWheel,
  type TableColumn,
} from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';

interface Year {
  name: string;
  companies: number;
}
const columns: TableColumn<Year>[] = [
  { key: 'name', header: 'Year', cell: ({ name }) => name },
  { key: 'companies', header: 'Companies', numeric: true, cell: (year) => year.companies },
];

export function Page({ sign, onSign }: { sign?: ZodiacSignId; onSign: (sign: ZodiacSignId) => void }) {
  const toast = useToast();
  return (
    <LabelsProvider locale="de-DE" labels={{ close: 'Schließen' }}>
      <Dialog trigger={<Button>Open</Button>} title="Years" size="l">
        <Table caption="Years" columns={columns} rows={[{ name: '2024', companies: 7 }]} rowKey={({ name }) => name} />
      </Dialog>
      <ZodiacWheel label="Your sign" value={sign} onValueChange={onSign} />
      <Combobox label="City" options={[]} onValueChange={(city) => city?.toUpperCase()} />
      <Article title="The Ox" summary="Steady." html="<p>Text</p>" />
      <Button asChild onClick={(event) => event.currentTarget.blur()}>
        <a href="/next">Next</a>
      </Button>
      <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>
    </LabelsProvider>
  );
}
`;

const project = await createProjectElsewhere();
try {
  await project.write({ 'usage.mjs': usage, 'package.json': '{ "type": "module" }', 'page.tsx': typed });
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

  const ours = createRequire(import.meta.url);
  const modules = path.join(project.folder, 'node_modules');
  await symlink(
    path.dirname(path.dirname(ours.resolve('@types/react/package.json'))),
    path.join(modules, '@types'),
  );
  // The declarations themselves are checked too: `skipLibCheck` is off.
  const options =
    '--noEmit --jsx react-jsx --target es2022 --lib es2022,dom,dom.iterable --types react'.split(' ');
  for (const compiler of [oldestCompiler, newestCompiler])
    // Two programs cover both settings, because resolution decides which files the compiler finds, and `strict` how it reads
    // them. An application that Next creates from JavaScript has no `strict`.
    for (const settings of [
      '--module node16 --strict true',
      '--module esnext --moduleResolution bundler --strict false',
    ])
      execFileSync(process.execPath, [compiler, ...options, ...settings.split(' '), 'page.tsx'], {
        cwd: project.folder,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
  process.stdout.write('Its types pass in TypeScript 5.4 and later, with and without `strict`.\n');
} finally {
  await project.remove();
}
