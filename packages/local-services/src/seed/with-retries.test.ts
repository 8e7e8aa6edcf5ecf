import { expect, it } from 'vitest';
import { CallFailed } from './product-session.ts';
import { withRetries } from './with-retries.ts';

/** Work that fails the given number of times before it succeeds. */
function failing(times: number, error: Error): { work: () => Promise<void>; attempts: () => number } {
  let attempts = 0;
  return {
    attempts: () => attempts,
    work: async () => {
      attempts += 1;
      if (attempts <= times) throw error;
    },
  };
}

const options = { what: 'The account', retryDelayMs: 5, reportIntervalMs: 10 };

it('waits for a busy server, however often it refuses, and says why', async () => {
  const printed: string[] = [];
  const busy = failing(20, new CallFailed('POST /api/session', 503, 'Please try again shortly.'));
  await withRetries(busy.work, { ...options, print: (line) => printed.push(line) });
  expect(busy.attempts()).toBe(21);
  expect(printed).toContain(
    'The account is not ready yet (POST /api/session: 503 Please try again shortly.). Still waiting …',
  );
});

it('gives up after five attempts if the error is not that of a busy server', async () => {
  const refused = failing(20, new CallFailed('POST /api/session', 403, 'Forbidden.'));
  await expect(withRetries(refused.work, { ...options, print: () => undefined })).rejects.toThrow(
    'Forbidden.',
  );
  expect(refused.attempts()).toBe(5);
});
