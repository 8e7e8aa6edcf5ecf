/**
 * Checks docs/specification.md and docs/threats-and-faults.md: each row names at least one test, each named test exists,
 * and every section, threat and fault has a row.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

interface Row {
  id: string;
  /** In the form: `file` › title. */
  tests: string[];
}

interface Document {
  file: string;
  /** Matches a row and captures its id and the last column, which lists the tests. */
  row: RegExp;
  /** Problems that concern all rows together. */
  gaps: (rows: readonly Row[]) => string[];
}

const sections = ['2', '3', '4', '5', '6', '7', '8', '9'];
const idsTo = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
/**
 * The id F33 is no longer used: it was about evidence for disputes, which are now answered in Stripe's Dashboard.
 */
const threatsAndFaults = [
  ...idsTo('T', 37),
  ...idsTo('F', 38).filter((id) => id !== 'F33'),
  ...idsTo('H', 17),
];

const documents: Document[] = [
  {
    file: 'docs/specification.md',
    row: /^\| (\d\.\d+) \| .+ \| (`.+) \|$/,
    gaps: (rows) =>
      sections
        .filter((section) => !rows.some(({ id }) => id.startsWith(`${section}.`)))
        .map((section) => `section ${section} has no row`),
  },
  {
    file: 'docs/threats-and-faults.md',
    row: /^\| ([TFH]\d+) \| .+ \| .+ \| (`.+) \|$/,
    gaps: (rows) => [
      ...threatsAndFaults.filter((id) => !rows.some((row) => row.id === id)).map((id) => `${id} has no row`),
      // Tests of hostile input run for every endpoint of the contract, so each belongs to many rows.
      ...rows.flatMap(({ id, tests }) =>
        (id.startsWith('H') ? [] : tests)
          .filter((test) => !new RegExp(`› .*\\b${id}\\b`).test(test))
          .map((test) => `${id} is missing in the title of its test: ${test}`),
      ),
    ],
  },
];

/** Test titles by file, as written in the source. */
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

function problemsOf({ file, row, gaps }: Document): { count: number; problems: string[] } {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const isHead = (line: string): boolean => /^\|(?: (?:row|id) \||[\s|-]+$)/.test(line);
  const table = lines.filter((line) => line.startsWith('|') && !isHead(line));
  const rows: Row[] = table.flatMap((line) => {
    const [, id, tests] = row.exec(line) ?? [];
    return id !== undefined && tests !== undefined ? [{ id, tests: tests.split('<br>') }] : [];
  });
  const ids = rows.map(({ id }) => id);
  const missing = rows.flatMap(({ id, tests }) =>
    tests.flatMap((named) => {
      const [, source, title] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
      if (source === undefined || title === undefined) return [`${id} names no test: ${named}`];
      return titlesOf(source).has(title) ? [] : [`${id}: no test "${title}" in ${source}`];
    }),
  );
  return {
    count: rows.length,
    problems: [
      ...missing,
      ...table
        .filter((line) => !row.test(line))
        .map((line) => `malformed row, or a row without tests: ${line}`),
      ...gaps(rows),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} occurs twice`),
    ],
  };
}

for (const document of documents) {
  const { count, problems } = problemsOf(document);
  for (const problem of problems) process.stderr.write(`${document.file}: ${problem}\n`);
  process.stdout.write(`${document.file}: ${count} rows, ${problems.length} problems\n`);
  if (problems.length > 0) process.exitCode = 1;
}
