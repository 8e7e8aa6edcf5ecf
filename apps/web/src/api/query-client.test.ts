import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mockApi } from '../test/mock-api.ts';
import { get } from './client.ts';
import { NoAnswerError } from './errors.ts';
import { queryClient } from './query-client.ts';

test('data never becomes stale and is not refetched by interval or focus', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

test('a failed read is not retried', async () => {
  const calls = mockApi({ 'GET /api/stats': { status: 503, body: {} } });
  await expect(queryClient.fetchQuery(get('GET /api/stats', {}))).rejects.toThrow('503');
  expect(calls).toEqual(['GET /api/stats']);
});

test('an offline read fails at once', async () => {
  mockApi({ 'GET /api/stats': () => Promise.reject(new TypeError('Failed to fetch')) });
  onlineManager.setOnline(false);
  try {
    await expect(queryClient.fetchQuery(get('GET /api/stats', {}))).rejects.toThrow(NoAnswerError);
  } finally {
    onlineManager.setOnline(true);
  }
});
