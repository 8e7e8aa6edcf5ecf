/**
 * Holds docs/specification.md to the tests it names: each must exist, each row must name one, and every section of the
 * specification must have rows.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const document = 'docs/specification.md';
const sections = ['2', '3', '4', '5', '6', '7', '8', '9'];

const lines = readFileSync(path.join(root, document), 'utf8').split('\n');
const isHead = (line: string): boolean => /^\|(?: row \||[\s|-]+$)/.test(line);
const table = lines.filter((line) => line.startsWith('|') && !isHead(line));
const rowOf = (line: string): RegExpExecArray | null => /^\| (\d\.\d+) \| (.+) \| (`.+) \|$/.exec(line);

const rows = table.flatMap((line) => {
  const [, id, , tests] = rowOf(line) ?? [];
  return id !== undefined && tests !== undefined ? [{ id, tests: tests.split('<br>') }] : [];
});

/** The titles of a file's tests, as they stand in its source. */
const titles = new Map<string, Set<string>>();

function titlesOf(file: string): Set<string> {
  const known = titles.get(file);
  if (known) return known;
  const source = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const found = new Set(
    [...source.matchAll(/(?<=[(,]\s*)(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\b|[({])/g)].map(
      ([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'),
    ),
  );
  titles.set(file, found);
  return found;
}

const problems = rows.flatMap(({ id, tests }) =>
  tests.flatMap((named) => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
    if (file === undefined || title === undefined) return [`${id} names no test: ${named}`];
    return titlesOf(file).has(title) ? [] : [`${id}: ${file} has no test "${title}"`];
  }),
);
const ids = rows.map(({ id }) => id);
problems.push(
  ...table.filter((line) => !rowOf(line)).map((line) => `no row, or one without tests: ${line}`),
  ...sections
    .filter((section) => !ids.some((id) => id.startsWith(`${section}.`)))
    .map((section) => `section ${section} has no row`),
  ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
);

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${rows.length} rows of the specification, ${problems.length} without their tests\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
