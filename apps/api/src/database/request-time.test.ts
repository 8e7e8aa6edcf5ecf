import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './database-unavailable.ts';
import {
  DatabaseTime,
  spendDatabaseTime,
  withDatabaseTime,
  withinDatabaseTime,
  withoutDatabaseTime,
} from './request-time.ts';

/** A `DatabaseTime` whose clock the test sets and whose waits the test ends. */
function timeAt(): { time: DatabaseTime; at: (ms: number) => void; wait: () => () => Promise<void> } {
  let nowMs = 0;
  const time = new DatabaseTime(2_000, undefined, () => nowMs);
  return {
    time,
    at: (ms) => {
      nowMs = ms;
    },
    wait: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const done = time.spend(() => promise);
      return () => {
        resolve();
        return done;
      };
    },
  };
}

test('the waits of a request add up, and the time between them does not count', async () => {
  const { time, at, wait } = timeAt();
  const endFirst = wait();
  at(300);
  expect(time.leftMs).toBe(1_700);
  await endFirst();
  at(10_000);
  expect(time.leftMs).toBe(1_700);
  const endSecond = wait();
  at(10_200);
  await endSecond();
  expect(time.leftMs).toBe(1_500);
});

test('concurrent waits count once', async () => {
  const { time, at, wait } = timeAt();
  const endFirst = wait();
  at(100);
  const endSecond = wait();
  at(200);
  await endFirst();
  at(400);
  await endSecond();
  expect(time.leftMs).toBe(1_600);
});

test('a wait that fails counts too', async () => {
  const { time, at } = timeAt();
  const failing = time.spend(async () => {
    await Promise.resolve();
    at(700);
    throw new Error('lost');
  });
  await expect(failing).rejects.toThrow('lost');
  expect(time.leftMs).toBe(1_300);
});

const left = () => spendDatabaseTime(async (leftMs) => leftMs);

test('the limit applies to everything that a request awaits, and not to long work', async () => {
  const { time } = timeAt();
  await withDatabaseTime(time, async () => {
    await new Promise(setImmediate);
    expect(await left()).toBe(2_000);
    await withoutDatabaseTime(async () => {
      await new Promise(setImmediate);
      expect(await left()).toBe(Infinity);
    });
    expect(await left()).toBe(2_000);
  });
  expect(await left()).toBe(Infinity);
});

test('a request without time left begins no further wait', async () => {
  const { time, at, wait } = timeAt();
  const end = wait();
  at(2_000);
  await end();
  await expect(withDatabaseTime(time, left)).rejects.toThrow(DatabaseUnavailable);
});

test('a late result is passed to onLate', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = Promise.withResolvers<string>();
  const waiting = withDatabaseTime(new DatabaseTime(1), () =>
    withinDatabaseTime(() => promise, late.resolve),
  );
  await expect(waiting).rejects.toThrow(DatabaseUnavailable);
  resolve('a connection');
  expect(await late.promise).toBe('a connection');
});
