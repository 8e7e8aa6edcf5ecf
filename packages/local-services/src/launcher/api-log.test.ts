import { expect, it } from 'vitest';
import { problemIn, withoutRepeats } from './api-log.ts';

it.each([
  ['an ordinary request', '{"level":30,"msg":"request completed"}', undefined],
  ['a warning', '{"level":40,"msg":"slow"}', 'slow'],
  ['an error with its cause', '{"level":50,"msg":"failed","err":{"message":"no route"}}', 'failed: no route'],
  ['a crash', 'TypeError: x is not a function', 'TypeError: x is not a function'],
  ['a line of an object in a stack trace', "{ code: 'E' }", "{ code: 'E' }"],
])('%s', (_what, line, shown) => {
  expect(problemIn(line)).toBe(shown);
});

it('prints a repeated line once in ten seconds', () => {
  const printed: string[] = [];
  let now = 0;
  const print = withoutRepeats(
    (sentence) => printed.push(sentence),
    () => now,
  );
  for (now = 0; now <= 20_000; now += 1_000) print('no database');
  print('no mail');
  expect(printed).toEqual(['no database', 'no database', 'no database', 'no mail']);
});
