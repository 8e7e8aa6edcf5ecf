import { expect, test } from 'vitest';
import { KeptCounts } from './kept-counts.ts';

/** A count that ends when the test says so. */
function counting() {
  const writes = { count: 0 };
  const clock = { ms: 0 };
  const counts = new KeptCounts<{ total: number }>(writes, () => clock.ms);
  const ends: PromiseWithResolvers<{ total: number }>[] = [];
  const read = () =>
    counts.read('all', () => {
      const end = Promise.withResolvers<{ total: number }>();
      ends.push(end);
      return end.promise;
    });
  return { read, ends, writes, clock };
}

test('callers who arrive during a count share it, so a slow count runs once', async () => {
  const { read, ends } = counting();
  const both = Promise.all([read(), read()]);
  ends[0]?.resolve({ total: 300_000 });
  expect(await both).toEqual([{ total: 300_000 }, { total: 300_000 }]);
  expect(await read()).toEqual({ total: 300_000 });
  expect(ends).toHaveLength(1);
});

test('a list of fewer than a thousand rows is counted for each caller', async () => {
  const { read, ends } = counting();
  const first = read();
  ends[0]?.resolve({ total: 3 });
  await first;
  const second = read();
  ends[1]?.resolve({ total: 4 });
  expect(await second).toEqual({ total: 4 });
});

test('a list of a few thousand rows is counted again after this process writes to it', async () => {
  const { read, ends, writes } = counting();
  const first = read();
  ends[0]?.resolve({ total: 5_000 });
  await first;
  expect(await read()).toEqual({ total: 5_000 });
  writes.count += 1;
  const second = read();
  ends[1]?.resolve({ total: 5_001 });
  expect(await second).toEqual({ total: 5_001 });
});

test('a list longer than the facet limit is not recounted after a write', async () => {
  const { read, ends, writes } = counting();
  const first = read();
  ends[0]?.resolve({ total: 300_000 });
  await first;
  writes.count += 1;
  expect(await read()).toEqual({ total: 300_000 });
  expect(ends).toHaveLength(1);
});

test('a long list is counted again after a minute, and readers get the previous count until then', async () => {
  const { read, ends, clock } = counting();
  const first = read();
  ends[0]?.resolve({ total: 300_000 });
  await first;
  clock.ms = 60_000;
  expect(await Promise.all([read(), read()])).toEqual([{ total: 300_000 }, { total: 300_000 }]);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve({ total: 300_001 });
  await Promise.resolve();
  expect(await read()).toEqual({ total: 300_001 });
  expect(ends).toHaveLength(2);
});

test('the count of a long list is kept when a recount fails, which is tried again a minute later', async () => {
  const { read, ends, clock } = counting();
  const first = read();
  ends[0]?.resolve({ total: 300_000 });
  await first;
  clock.ms = 60_000;
  await read();
  ends[1]?.reject(new Error('away'));
  expect(await read()).toEqual({ total: 300_000 });
  clock.ms = 120_000;
  await read();
  expect(ends).toHaveLength(3);
});

test('a count that nobody has read for a long time is not shown', async () => {
  const { read, ends, clock } = counting();
  const first = read();
  ends[0]?.resolve({ total: 300_000 });
  await first;
  clock.ms = 600_000;
  const second = read();
  ends[1]?.resolve({ total: 300_001 });
  expect(await second).toEqual({ total: 300_001 });
});

test('a count that failed is not kept', async () => {
  const { read, ends } = counting();
  const first = read();
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = read();
  ends[1]?.resolve({ total: 300_000 });
  expect(await second).toEqual({ total: 300_000 });
});
