import { expect, test } from 'vitest';
import { KeptWhileSame } from './routes.ts';

test('computes a result once for the same rows, again for other rows, and again after a failure', async () => {
  let computed = 0;
  const kept = new KeptWhileSame(async (rows: readonly number[]) => {
    computed += 1;
    if (computed === 3) throw new Error('The computer failed.');
    return rows.length;
  });
  expect(await Promise.all([kept.of([1, 2]), kept.of([1, 2])])).toEqual([2, 2]);
  expect(await kept.of([1, 2])).toBe(2);
  expect(computed).toBe(1);
  expect(await kept.of([1])).toBe(1);
  await expect(kept.of([1, 2, 3])).rejects.toThrow('The computer failed.');
  expect(await kept.of([1, 2, 3])).toBe(3);
  expect(computed).toBe(4);
});
