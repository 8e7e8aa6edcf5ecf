/**
 * Writes the results of the tests for each component, from the JSON report of vitest, for the status page of the Storybook.
 *
 * `node scripts/describe-tests.ts <report>` writes it into `docs/status.json`. With `--check` it compares instead, and fails if
 * the file differs from the report: `test` does so after every run of the tests.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const file = path.join(root, 'docs/status.json');

/** The part of vitest's report that is read here. */
export interface TestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
}

interface Test {
  file: string;
  group: string;
  title: string;
  passed: boolean;
}

const ofStories = 'src/stories.test.tsx';
const byNight = /renders dark, right to left, at 320 px,/;
const ownFile = (name: string): string => `src/${name}/${name}.test.tsx`;

/** The tests behind each claim of the status page. All of them must pass, and there must be at least one. */
const evidence = {
  axe: (name: string) => (test: Test) => isStoryOf(name, test),
  keyboard: (name: string) => (test: Test) =>
    test.file === ownFile(name) && /\b(keyboard|Tab|arrows?|Enter|Escape|Home|Space|F8)\b/.test(test.title),
  forcedColors: (name: string) => (test: Test) =>
    (isStoryOf(name, test) && byNight.test(test.title)) ||
    (test.file === ownFile(name) && /forced colors/.test(test.title)),
  rightToLeft: (name: string) => (test: Test) =>
    (isStoryOf(name, test) && byNight.test(test.title)) ||
    (test.file === ownFile(name) && /\b(right[ -]to[ -]left|rtl)\b/.test(test.title)),
  dark: (name: string) => (test: Test) =>
    (isStoryOf(name, test) && byNight.test(test.title)) ||
    (test.file === ownFile(name) && /\b(by night|in the dark)\b/.test(test.title)),
  narrow: (name: string) => (test: Test) =>
    (isStoryOf(name, test) && byNight.test(test.title)) ||
    (test.file === 'src/narrow-columns.test.tsx' && test.title.startsWith(`${name} `)),
};

const isStoryOf = (name: string, { file: of, group }: Test): boolean =>
  of === ofStories && group === `./${name}/${name}.stories.tsx`;

export type Claim = keyof typeof evidence;
export type Outcome = 'passed' | 'failed' | 'untested';
export type Status = Readonly<Record<string, Readonly<Record<Claim, Outcome>>>>;

/** @param components - their names, in the order of the page */
export function statusOf(report: TestReport, components: readonly string[]): Status {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }): Test => {
      const of = name.replaceAll('\\', '/');
      return {
        file: of.slice(of.lastIndexOf('packages/ui/') + 'packages/ui/'.length),
        group: ancestorTitles.join(' '),
        title,
        passed: status === 'passed',
      };
    }),
  );
  const claims = Object.keys(evidence) as Claim[];
  const outcome = (component: string, claim: Claim): Outcome => {
    const found = tests.filter(evidence[claim](component));
    if (found.length === 0) return 'untested';
    return found.every(({ passed }) => passed) ? 'passed' : 'failed';
  };
  return Object.fromEntries(
    components.map((component) => [
      component,
      Object.fromEntries(claims.map((claim) => [claim, outcome(component, claim)])) as Record<Claim, Outcome>,
    ]),
  );
}

if (import.meta.main) {
  const [report = '', mode] = process.argv.slice(2);
  const components = readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
  const status = statusOf(JSON.parse(readFileSync(report, 'utf8')) as TestReport, components);
  const text = `${JSON.stringify(status, null, 2)}\n`;
  if (mode !== '--check') writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      'packages/ui/docs/status.json differs from the results of the tests. Write it again: pnpm --filter @org/ui describe-tests\n',
    );
    process.exitCode = 1;
  }
}
