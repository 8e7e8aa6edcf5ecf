import { expect, test } from 'vitest';
import { ago } from './WhatWaits.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T11:59:30.000Z', 'Just now'],
  ['2026-11-20T12:00:30.000Z', 'Just now'],
  ['2026-11-20T11:59:00.000Z', '1 minute ago'],
  ['2026-11-20T09:00:01.000Z', '2 hours ago'],
  ['2026-11-19T12:00:00.000Z', '1 day ago'],
  ['2026-10-20T12:00:00.000Z', '31 days ago'],
])('at noon, %s is described as %s', (iso, words) => {
  expect(ago(iso, now)).toBe(words);
});
