import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pretendApi } from '../test/pretend-api.ts';
import { get } from './client.ts';
import { NoAnswerError } from './errors.ts';
import { queryClient } from './query-client.ts';

test('what was read never goes stale, and is read again neither by itself nor on focus', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

test('a read that failed is not tried again by itself', async () => {
  const calls = pretendApi({ 'GET /api/stats': { status: 503, body: {} } });
  await expect(queryClient.fetchQuery(get('GET /api/stats', {}))).rejects.toThrow('503');
  expect(calls).toEqual(['GET /api/stats']);
});

test('without a network a read fails, and does not wait for one', async () => {
  pretendApi({ 'GET /api/stats': () => Promise.reject(new TypeError('Failed to fetch')) });
  onlineManager.setOnline(false);
  try {
    await expect(queryClient.fetchQuery(get('GET /api/stats', {}))).rejects.toThrow(NoAnswerError);
  } finally {
    onlineManager.setOnline(true);
  }
});
