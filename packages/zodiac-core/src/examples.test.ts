import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { Temporal } from 'temporal-polyfill';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entries } from './test/entries.ts';

interface Example {
  where: string;
  /** Statements, the last of which ends with `// result`; for a component, its module. */
  code: string;
  isComponent?: boolean;
}

const library = Object.assign({}, ...Object.values(entries)) as Record<string, unknown>;

const here = new URL('.', import.meta.url);

/** `@example` blocks of the sources, and code blocks of the README and of the pages in `docs`. */
function examples(): Example[] {
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test'),
  );
  const documented = sources.flatMap((file) => {
    const text = readFileSync(new URL(file, here), 'utf8');
    const blocks = text.match(/@example\n(?: \* .*\n)+/g) ?? [];
    return blocks.map((block) => ({
      where: file,
      code: block.replace('@example\n', '').replace(/^ \* /gm, ''),
    }));
  });
  const pages = readdirSync(new URL('../docs/', here)).filter((file) => file.endsWith('.md'));
  const printed = ['README.md', ...pages.map((page) => `docs/${page}`)].flatMap((file) => {
    const text = readFileSync(new URL(`../${file}`, here), 'utf8');
    const blocks = [...text.matchAll(/```(ts|tsx|typescript)\n([\s\S]*?)```/g)];
    const where = file.replace(/.md$/, '').replace('/', ' ');
    return blocks.map(([, language, code = ''], index) => ({
      where: `${where} ${index + 1}`,
      code,
      isComponent: language === 'tsx',
    }));
  });
  return [...documented, ...printed];
}

const statements = examples().filter(({ isComponent }) => !isComponent);

/** Whether an example is on a page. Such an example imports what it uses. */
const isPrinted = (where: string): boolean => /^(README|docs) /.test(where);

/**
 * The value that a comment promises: the longest beginning of the comment that is a value. The words after it are an explanation.
 */
function promised(comment: string): unknown {
  for (let end = comment.length; end > 0; end = comment.lastIndexOf(',', end - 1)) {
    try {
      return new Script(`(${comment.slice(0, end)})`).runInNewContext() as unknown;
    } catch {
      // This text is no value, so the words after its last comma are an explanation.
    }
  }
  throw new Error(`"${comment}" promises no value.`);
}

/** The errors of the compiler, under strict rules, by the names of the modules. */
function complaints(modules: ReadonlyMap<string, string>): string[] {
  // The folder is within the package, so that the modules find its entries.
  const folder = fileURLToPath(new URL('../node_modules/.cache/examples/', here));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of modules) writeFileSync(path.join(folder, name), code);
  const settings = {
    compilerOptions: {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      target: 'es2022',
      // `esnext` has the types of Temporal.
      lib: ['esnext', 'dom'],
      jsx: 'react-jsx',
      paths: {
        'react/jsx-runtime': [
          fileURLToPath(new URL('../../ui/node_modules/@types/react/jsx-runtime.d.ts', here)),
        ],
      },
      module: 'nodenext',
      customConditions: ['@org/source'],
      allowImportingTsExtensions: true,
      types: [],
    },
    files: [...modules.keys()],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', here));
  const { stdout, status } = spawnSync(tsc, ['--project', '.'], { cwd: folder, encoding: 'utf8' });
  if (status === null || (status !== 0 && stdout === ''))
    throw new Error(`The compiler ended with ${status}.`);
  return stdout.split('\n').filter(Boolean);
}

test('every example compiles under strict rules, and those of the README with only their own imports', () => {
  const everything = Object.entries(entries)
    .map(([entry, names]) => `import { ${Object.keys(names).join(', ')} } from '${entry}';\n`)
    .join('');
  const modules = new Map(
    examples().map(({ where, code, isComponent }, index) => [
      `example ${index} of ${path.basename(where)}.${isComponent ? 'tsx' : 'mts'}`,
      isPrinted(where) ? code : everything + code,
    ]),
  );
  expect(complaints(modules)).toEqual([]);
  const wrong = new Map([['wrong.mts', `${everything}getZodiacSign(1990).name;`]]);
  expect(complaints(wrong)).toEqual([expect.stringContaining("TS2532: Object is possibly 'undefined'.")]);
});

const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

test.each(statements)('the example of $where runs as printed', ({ code }) => {
  const context = createContext({ ...library, Temporal });
  let results = 0;
  let pending = '';
  for (const line of code.replace(/^import .*$/gm, '').split('\n')) {
    const [, statement = line, comment] = /^(.*?;) \/\/ (.*)$/.exec(line) ?? [];
    pending += `${statement}\n`;
    if (comment === undefined) continue;
    expect(plain(new Script(pending).runInContext(context)), line).toEqual(plain(promised(comment)));
    pending = '';
    results += 1;
  }
  expect(results).toBeGreaterThan(0);
});

test('every public function has an example', () => {
  const functions = Object.entries(library).filter(([, value]) => typeof value === 'function');
  const codes = examples()
    .filter(({ where }) => !isPrinted(where))
    .map(({ code }) => code);
  for (const [name] of functions)
    expect(
      codes.filter((code) => code.includes(`${name}(`)),
      name,
    ).not.toEqual([]);
});

test('the documentation turns each example into a module that reports each of its values', () => {
  const context = createContext({
    URL,
    document: {
      currentScript: { src: 'http://localhost/assets/custom.js' },
      documentElement: { lang: 'en' },
      querySelectorAll: () => [],
    },
  });
  new Script(readFileSync(new URL('../docs/assets/run-examples.js', here), 'utf8')).runInContext(context);
  const { moduleOf } = context as { moduleOf: (code: string) => string };
  for (const { where, code } of statements) {
    const module = moduleOf(code);
    const { diagnostics } = ts.transpileModule(module, {
      reportDiagnostics: true,
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    expect(diagnostics, where).toEqual([]);
    expect(module, where).not.toContain("'@org/");
    expect(module.match(/^report\(/gm), where).toHaveLength(code.match(/; \/\/ /g)?.length ?? 0);
  }
});

test('the Chinese edition has each page of the guide, with its title and its headings, and no code of its own', () => {
  const read = (file: string): string => readFileSync(new URL(`../docs/${file}`, here), 'utf8');
  const onlyEnglish = ['scoreboard.md'];
  const pages = readdirSync(new URL('../docs/', here)).filter(
    (file) => file.endsWith('.md') && !onlyEnglish.includes(file),
  );
  expect(readdirSync(new URL('../docs/zh/', here))).toEqual(pages);
  const { projectDocuments } = JSON.parse(readFileSync(new URL('../typedoc.zh.json', here), 'utf8')) as {
    projectDocuments: string[];
  };
  expect(projectDocuments.toSorted()).toEqual(
    pages.filter((page) => page !== 'home.md').map((page) => `docs/zh/${page}`),
  );
  for (const page of pages) {
    const [english, chinese] = [read(page), read(`zh/${page}`)];
    expect(/^title: .*$/m.exec(chinese)?.[0], page).toBe(/^title: .*$/m.exec(english)?.[0]);
    const levels = (text: string): string[] =>
      (text.replaceAll(/^```[\s\S]*?^```$/gm, '').match(/^#+ /gm) ?? []).map(String);
    expect(levels(chinese), page).toEqual(levels(english));
    expect(chinese.match(/<!-- example -->/g), page).toHaveLength(english.match(/^```\w+$/gm)?.length ?? 0);
    expect(chinese, page).not.toMatch(/^```|<svg/m);
  }
});
