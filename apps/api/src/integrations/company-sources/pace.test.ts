import { expect, test } from 'vitest';
import { Pace } from './fetcher.ts';

const signal = new AbortController().signal;

test('requests to one host are spaced out across callers, and other hosts do not wait', async () => {
  const pace = new Pace(100);
  const turns: { host: string; at: number }[] = [];
  const ask = async (host: string) => {
    await pace.turn(host, signal);
    turns.push({ host, at: performance.now() });
  };
  await Promise.all([ask('a'), ask('a'), ask('a'), ask('b')]);
  expect(turns.map(({ host }) => host)).toEqual(['a', 'b', 'a', 'a']);
  const [first = 0, second = 0, third = 0] = turns.flatMap(({ host, at }) => (host === 'a' ? [at] : []));
  // A timer of Node may end a millisecond early.
  expect(second - first).toBeGreaterThan(98);
  expect(third - first).toBeGreaterThan(198);
});

test('a request fails if the pause that the host asked for is too long', async () => {
  const pace = new Pace(0);
  pace.postpone('a', 60_000);
  await expect(pace.turn('a', signal)).rejects.toMatchObject({ reason: 'busy' });
  await pace.turn('b', signal);
});

test('an aborted request stops waiting', async () => {
  const pace = new Pace(5_000);
  await pace.turn('a', signal);
  await expect(pace.turn('a', AbortSignal.timeout(20))).rejects.toThrow('aborted');
});
