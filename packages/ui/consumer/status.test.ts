import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { statusOf, type Status, type TestReport } from '../scripts/describe-tests.ts';

const root = path.join(import.meta.dirname, '..');
const status = JSON.parse(await readFile(path.join(root, 'docs/status.json'), 'utf8')) as Status;

const result = (file: string, group: string, title: string, outcome = 'passed') => ({
  name: `/somewhere/packages/ui/src/${file}`,
  assertionResults: [{ ancestorTitles: [group], title, status: outcome }],
});

test('a claim holds if all its tests passed, and is open without tests', () => {
  const report: TestReport = {
    testResults: [
      result('stories.test.tsx', './Button/Button.stories.tsx', 'Primary renders as its story says'),
      result('Button/Button.test.tsx', '', 'Enter and Space press a button that Tab reaches'),
      result('Button/Button.test.tsx', '', 'Escape closes it', 'failed'),
      result('Card/Card.test.tsx', '', 'a card has its colors in the dark'),
    ],
  };
  expect(statusOf(report, ['Button', 'Card'])).toEqual({
    Button: {
      axe: 'passed',
      keyboard: 'failed',
      forcedColors: 'untested',
      rightToLeft: 'untested',
      dark: 'untested',
      narrow: 'untested',
    },
    Card: {
      axe: 'untested',
      keyboard: 'untested',
      forcedColors: 'untested',
      rightToLeft: 'untested',
      dark: 'passed',
      narrow: 'untested',
    },
  });
});

test('every claim about a component has a test that passed; only keys may have none', () => {
  const open = Object.entries(status).flatMap(([name, claims]) =>
    Object.entries(claims)
      .filter(([claim, outcome]) => outcome !== 'passed' && claim !== 'keyboard')
      .map(([claim, outcome]) => `${name}: ${claim} ${outcome}`),
  );
  expect(Object.keys(status).length).toBeGreaterThan(50);
  expect(open).toEqual([]);
});

test('a component whose page lists keys has a test of them that passed', async () => {
  const withKeys: string[] = [];
  for (const name of Object.keys(status)) {
    const page = await readFile(path.join(root, `src/${name}/${name}.mdx`), 'utf8');
    if (/^\| key\s+\|/m.test(page)) withKeys.push(name);
  }
  expect(withKeys).toContain('Combobox');
  expect(withKeys.filter((name) => status[name]?.keyboard !== 'passed')).toEqual([]);
});
