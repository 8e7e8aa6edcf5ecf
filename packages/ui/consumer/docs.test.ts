import { execFileSync } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
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

test('every snippet has the types it shows', () => {
  const folder = path.join(root, 'docs/snippets');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const settings: ts.CompilerOptions = {
    ...options,
    noEmit: true,
    noUncheckedSideEffectImports: false,
    types: [],
    paths: { '@org/ui': [path.join(root, 'src/index.ts')] },
  };
  const host = ts.createCompilerHost(settings);
  const read = (file: string): string | undefined =>
    path.dirname(file) === folder ? snippets.get(path.basename(file)) : undefined;
  const { readFile: readSource, fileExists, getSourceFile } = host;
  host.readFile = (file) => read(file) ?? readSource(file);
  host.fileExists = (file) => read(file) !== undefined || fileExists(file);
  host.getSourceFile = (file, language, ...rest) => {
    const code = read(file);
    return code === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, code, language);
  };
  const names = [...snippets.keys()].map((name) => path.join(folder, name));
  const program = ts.createProgram(names, settings, host);
  const wrong = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, start = 0, messageText }) =>
        `${file && path.basename(file.fileName)}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  expect(wrong).toEqual([]);
});

/** Renders what each snippet exports, with these where it takes props. */
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
      // A bundler takes the stylesheet; Node does not.
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
