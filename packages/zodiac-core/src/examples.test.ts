import { readdirSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import * as library from './index.ts';

interface Example {
  where: string;
  /** Statements whose last line ends with `// result`. */
  code: string;
}

const here = new URL('.', import.meta.url);

/** `@example` blocks of the sources, and code blocks of the README. */
function examples(): Example[] {
  const sources = readdirSync(here).filter((file) => file.endsWith('.ts') && !file.includes('.test'));
  const documented = sources.flatMap((file) => {
    const text = readFileSync(new URL(file, here), 'utf8');
    const blocks = text.match(/@example\n(?: \* .*\n)+/g) ?? [];
    return blocks.map((block) => ({
      where: file,
      code: block.replace('@example\n', '').replace(/^ \* /gm, ''),
    }));
  });
  const readme = readFileSync(new URL('../README.md', here), 'utf8');
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)];
  return [...documented, ...blocks.map(([, code = ''], index) => ({ where: `README ${index + 1}`, code }))];
}

/** What a comment promises: the longest beginning of it that is a value; words after it explain. */
function promised(comment: string): unknown {
  for (let end = comment.length; end > 0; end = comment.lastIndexOf(',', end - 1)) {
    try {
      return new Script(`(${comment.slice(0, end)})`).runInNewContext() as unknown;
    } catch {
      // Not yet a value: the words after the comma before are an explanation.
    }
  }
  throw new Error(`"${comment}" promises no value.`);
}

const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

test.each(examples())('the example of $where runs as printed', ({ code }) => {
  const context = createContext({ ...library });
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
    .filter(({ where }) => !where.startsWith('README'))
    .map(({ code }) => code);
  for (const [name] of functions)
    expect(
      codes.filter((code) => code.includes(`${name}(`)),
      name,
    ).not.toEqual([]);
});
