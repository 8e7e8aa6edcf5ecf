/**
 * The rule of the second run. A test that fails in one of two runs and passes in the other is flaky: it is named, and does not
 * fail the run. A test that fails twice fails it. Tests of threats, faults and payments get no second run: a fault that shows in one
 * run of ten loses money in one case of ten.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The outcome of a test in one run, or of a file that failed as a whole. */
export interface TestResult {
  /** Path relative to the root of the repository, with `/`. */
  file: string;
  /** The file and the titles; for a whole file its path. */
  name: string;
  passed: boolean;
  /** The first lines of the error. */
  reason: string;
}

const payments = [
  'apps/api/src/modules/payments/**',
  'apps/web/src/payments/**',
  'apps/web/src/pages/{checkout,success}/**',
  'packages/stripe-emulator/**',
  'e2e/{*pay*,declined-card}*',
];

const documented = readFileSync(path.join(import.meta.dirname, '../docs/threats-and-faults.md'), 'utf8');
const threatsAndFaults = new Set(
  [...documented.matchAll(/`([^`]+\.test\.tsx?)` ›/g)].map(([, file]) => file),
);

/** Whether the failed tests of a file run a second time. @param file - relative to the root of the repository, with `/` */
export const mayRunAgain = (file: string): boolean =>
  // An error without a file, such as one of the set-up, fails the run.
  file.includes('.test') &&
  !threatsAndFaults.has(file) &&
  !payments.some((pattern) => path.posix.matchesGlob(file, pattern));

/** If more files than this have failed, none runs again: a busy machine fails a few files, a defect of the product many. */
export const maxRepeatedFiles = 20;

/** The files of failed tests that run again. */
export function filesToRepeat(first: readonly TestResult[]): string[] {
  const failed = [...new Set(first.flatMap(({ file, passed }) => (passed ? [] : [file])))];
  return failed.length > maxRepeatedFiles ? [] : failed.filter(mayRunAgain);
}

/**
 * Determines which tests have failed and which are flaky.
 *
 * @param second - results of the files of {@link filesToRepeat}
 */
export function verdictOf(
  first: readonly TestResult[],
  second: readonly TestResult[],
): { failed: TestResult[]; flaky: TestResult[] } {
  /** A whole file passes if it has tests and all of them pass. */
  const passes = (run: readonly TestResult[], { file, name }: TestResult): boolean => {
    const same = run.filter((other) => (name === file ? other.file === file : other.name === name));
    return same.length > 0 && same.every(({ passed }) => passed);
  };
  const failures = new Map<string, TestResult & { isFlaky: boolean }>();
  for (const [run, other] of [
    [first, second],
    [second, first],
  ] as const)
    for (const result of run) {
      if (result.passed || failures.has(result.name)) continue;
      failures.set(result.name, { ...result, isFlaky: passes(other, result) });
    }
  const all = [...failures.values()];
  return { failed: all.filter(({ isFlaky }) => !isFlaky), flaky: all.filter(({ isFlaky }) => isFlaky) };
}
