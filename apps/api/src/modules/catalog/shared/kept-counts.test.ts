import { expect, test } from 'vitest';
import { KeptCounts } from './kept-counts.ts';

/** A count that ends when the test says so. */
function counting() {
  const counts = new KeptCounts<{ total: number }>();
  const ends: PromiseWithResolvers<{ total: number }>[] = [];
  const read = () =>
    counts.read('all', () => {
      const end = Promise.withResolvers<{ total: number }>();
      ends.push(end);
      return end.promise;
    });
  return { read, ends };
}

test('callers who come while a list is counted share that count, so that a long count is not run many times at once', async () => {
  const { read, ends } = counting();
  const both = Promise.all([read(), read()]);
  ends[0]?.resolve({ total: 300_000 });
  expect(await both).toEqual([{ total: 300_000 }, { total: 300_000 }]);
  expect(await read()).toEqual({ total: 300_000 });
  expect(ends).toHaveLength(1);
});

test('a short list is counted again', async () => {
  const { read, ends } = counting();
  const first = read();
  ends[0]?.resolve({ total: 3 });
  await first;
  const second = read();
  ends[1]?.resolve({ total: 4 });
  expect(await second).toEqual({ total: 4 });
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
