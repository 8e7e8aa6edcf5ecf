import { execFileSync, spawnSync } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createProjectElsewhere } from '../scripts/project-elsewhere.ts';

const root = path.join(import.meta.dirname, '..');

/** Every snippet of the docs, by the name of the file it would be. */
const snippets = new Map<string, string>();
const pages = new Map<string, string>();
for await (const file of glob(['src/*/*.mdx', 'docs/*.mdx', 'README.md'], { cwd: root })) {
  const page = await readFile(path.join(root, file), 'utf8');
  const name = path.parse(file).name;
  if (file.startsWith('src')) pages.set(name, page);
  [...page.matchAll(/^```tsx\n(.*?)^```$/gms)].forEach(([, code = ''], index) =>
    snippets.set(`${name}-${index}.tsx`, code),
  );
}

test.each([...pages])(
  '%s has an import line, its props, a snippet, accessibility and direction',
  (name, page) => {
    expect(page).toMatch(/^<Reference of="\w+" \/>$/m);
    expect(snippets.get(`${name}-0.tsx`) ?? snippets.get(`${name}-1.tsx`)).toContain("from '@org/ui';");
    const parts = [...page.matchAll(/^## (.+)\n\n((?:(?!^## ).*\n)*)/gm)];
    const lengths = Object.fromEntries(parts.map(([, title, text = '']) => [title, text.trim().length]));
    for (const title of ['Use it', 'Props', 'Accessibility', 'Right to left', 'Do', 'Don’t'])
      expect(lengths[title], title).toBeGreaterThan(20);
  },
);

test('no two components have the same description', () => {
  const said = [...pages.values()].flatMap((page) => [
    ...new Set(
      page
        .replaceAll(/^```.*?^```$/gms, '')
        .split(/\n\n+/)
        .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
        .filter((paragraph) => paragraph.length > 80 && !paragraph.startsWith('|')),
    ),
  ]);
  expect(said.length).toBeGreaterThan(pages.size);
  expect(said.filter((paragraph, index) => said.indexOf(paragraph) !== index)).toEqual([]);
});

test('every snippet compiles', async () => {
  // The snippets are within the package, so that they find its dependencies.
  const folder = path.join(root, 'node_modules/.cache/snippets');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, code] of snippets) await writeFile(path.join(folder, name), code);
  const settings = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noUncheckedSideEffectImports: false,
      types: [],
      paths: { '@org/ui': [path.join(root, 'src/index.ts')] },
    },
    include: [],
    files: [...snippets.keys()],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, '../../node_modules/.bin/tsc');
  const { stdout, status } = spawnSync(tsc, ['--project', folder], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});

/** Renders the exports of each snippet. A component that takes props gets the `props` below. */
const runner = `
import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const props = { busy: false, found: [], loading: false, page: 2, path: '/' };
const wrong = [];
let rendered = 0;
for (const file of readdirSync('snippets')) {
  console.error = (...words) => { wrong.push(file + ': ' + words.join(' ')); };
  try {
    for (const [name, Example] of Object.entries(await import('./snippets/' + file))) {
      rendered += 1;
      if (renderToString(createElement(Example, props)) === '') wrong.push(file + ': ' + name + ' shows nothing');
    }
  } catch (error) {
    wrong.push(file + ': ' + error.message);
  }
}
console.log(JSON.stringify({ rendered, wrong }));
`;

test('every snippet runs as it is shown, with the packed library', async () => {
  const project = await createProjectElsewhere();
  try {
    const compilerOptions = {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
    };
    const scripts = [...snippets].map(([name, code]): [string, string] => [
      `snippets/${name.replace(/tsx$/, 'mjs')}`,
      // Removes the import of the stylesheet, which Node cannot load.
      ts.transpileModule(code.replace("import '@org/ui/styles.css';\n", ''), { compilerOptions }).outputText,
    ]);
    await project.write({ ...Object.fromEntries(scripts), 'run.mjs': runner });
    const output = execFileSync(process.execPath, ['run.mjs'], { cwd: project.folder, encoding: 'utf8' });
    const { rendered, wrong } = JSON.parse(output) as { rendered: number; wrong: string[] };
    expect(wrong).toEqual([]);
    expect(rendered).toBeGreaterThanOrEqual(pages.size);
  } finally {
    await project.remove();
  }
});
