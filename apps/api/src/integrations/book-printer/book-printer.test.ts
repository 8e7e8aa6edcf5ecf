import { afterAll, expect, test } from 'vitest';
import { folderAbove } from '#config/environment.ts';
import { bookPrinter } from './book-printer.ts';

const assets = folderAbove('packages/book/assets');
const job = { birth: { date: '1990-01-20' }, paper: 'a4', today: '2026-11-22' } as const;

const printer = bookPrinter({ assets });
afterAll(() => printer.close());

test('a book is typeset in a thread while the event loop stays free, and equal input gives equal bytes', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 5);
  const [first, second] = await Promise.all([printer.print(job), printer.print(job)]);
  clearInterval(timer);
  expect(Buffer.from(first.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(Buffer.compare(first, second)).toBe(0);
  expect(ticks).toBeGreaterThan(10);
});

test('a book beyond the limit of waiting books is refused with the time to try again', async () => {
  const small = bookPrinter({ assets, maxJobs: 1 });
  const first = small.print(job);
  await expect(small.print(job)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
  expect((await first).length).toBeGreaterThan(1_000);
  await small.close();
});

test('a book that takes too long is ended, and the next one is printed', async () => {
  const hasty = bookPrinter({ assets, maxPrintMs: 1 });
  await expect(hasty.print(job)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(hasty.print(job)).rejects.toMatchObject({ code: 'unavailable' });
  await hasty.close();
});
