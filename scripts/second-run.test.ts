import { expect, test } from 'vitest';
import { filesToRepeat, maxRepeatedFiles, mayRunAgain, verdictOf, type TestResult } from './second-run.ts';

const file = 'packages/reading/src/chart.test.ts';
const result = (title: string, passed: boolean, of = file): TestResult => ({
  file: of,
  name: `${of} › ${title}`,
  passed,
  reason: passed ? '' : 'expected 1 to be 2',
});
const whole = (passed: boolean): TestResult => ({ file, name: file, passed, reason: 'cannot be loaded' });
const names = (results: readonly TestResult[]): string[] => results.map(({ name }) => name);
const verdict = (first: TestResult[], second: TestResult[]) => {
  const { failed, flaky } = verdictOf(first, second);
  return { failed: names(failed), flaky: names(flaky) };
};

test('a test that fails once is flaky, in whichever run, and one that fails twice fails', () => {
  const first = [result('a', false), result('b', false), result('c', true), result('d', true)];
  const second = [result('a', true), result('b', false), result('c', false), result('d', true)];
  expect(verdict(first, second)).toEqual({ failed: [`${file} › b`], flaky: [`${file} › a`, `${file} › c`] });
});

test('a test without a second result fails: it was not repeated, or its file could not be loaded again', () => {
  expect(verdict([result('a', false)], [])).toEqual({ failed: [`${file} › a`], flaky: [] });
  expect(verdict([result('a', false)], [whole(false)]).failed).toEqual([`${file} › a`, file]);
});

test('a file that could not be loaded is flaky if all of its tests pass in the second run', () => {
  expect(verdict([whole(false)], [result('a', true)])).toEqual({ failed: [], flaky: [file] });
  expect(verdict([whole(false)], [result('a', true), result('b', false)]).failed).toEqual([
    file,
    `${file} › b`,
  ]);
});

test.each([
  'apps/api/src/modules/payments/ledger/ledger.test.ts',
  'apps/web/src/payments/PayByLink.test.tsx',
  'packages/stripe-emulator/src/events.test.ts',
  'e2e/sign-up-and-pay.test.ts',
  'e2e/interrupted-payment.test.ts',
  'e2e/declined-card.test.ts',
  // Tests of threats and faults do not run again.
  'e2e/secrets.test.ts',
  'apps/api/src/http/routing/access-matrix.test.ts',
  'packages/local-services/src/launcher/launcher.test.ts',
  // An error that names no file.
  'unhandled error',
])('%s does not run again', (of) => {
  expect(mayRunAgain(of)).toBe(false);
  expect(filesToRepeat([result('a', false, of), result('b', false)])).toEqual([file]);
});

test.each(['e2e/dialogs.test.ts', 'packages/ui/src/Button/Button.test.tsx', file])(
  '%s may run again',
  (of) => {
    expect(mayRunAgain(of)).toBe(true);
  },
);

test('runs only files with failed tests again, and none if many fail', () => {
  expect(filesToRepeat([result('a', true)])).toEqual([]);
  const many = Array.from({ length: maxRepeatedFiles + 1 }, (_, index) =>
    result('a', false, `packages/ui/src/${index}.test.ts`),
  );
  expect(filesToRepeat(many)).toEqual([]);
});
