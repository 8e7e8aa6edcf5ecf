import { expect, test } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { clientConfig } from './client-config.ts';
import { UnusableAnswerError } from './errors.ts';

const config = {
  firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo' },
  stripe: { publishableKey: 'pk_test_1' },
  asksForPlace: false,
  refundDays: 0,
};

test.each([{}, { firebase: null, stripe: {} }, { firebase: {} }])(
  'an answer without keys is a failure, and is requested again: %j',
  async (body) => {
    let answer: object = body;
    const calls = mockApi({ 'GET /api/client-config': () => ok(answer) });
    await expect(clientConfig()).rejects.toBeInstanceOf(UnusableAnswerError);
    answer = config;
    expect(await clientConfig()).toEqual(config);
    expect(await clientConfig()).toEqual(config);
    expect(calls).toHaveLength(2);
  },
);
