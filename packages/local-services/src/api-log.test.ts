import { expect, it } from 'vitest';
import { troubleIn, withoutRepeats } from './api-log.ts';

it.each([
  ['an ordinary request', '{"level":30,"msg":"request completed"}', undefined],
  ['a warning', '{"level":40,"msg":"slow"}', 'slow'],
  ['an error with its cause', '{"level":50,"msg":"failed","err":{"message":"no route"}}', 'failed: no route'],
  ['a crash', 'TypeError: x is not a function', 'TypeError: x is not a function'],
  ['a piece of an object in a stack trace', "{ code: 'E' }", "{ code: 'E' }"],
])('%s', (_what, line, shown) => {
  expect(troubleIn(line)).toBe(shown);
});

it('says what every request says once in ten seconds', () => {
  const said: string[] = [];
  let now = 0;
  const say = withoutRepeats(
    (sentence) => said.push(sentence),
    () => now,
  );
  for (now = 0; now <= 20_000; now += 1_000) say('no database');
  say('no mail');
  expect(said).toEqual(['no database', 'no database', 'no database', 'no mail']);
});
