import { priceCents } from '@org/api-contract/values';
import { describe, expect, test } from 'vitest';
import { dueCentsOf, isChargeable, refusalOf, spelledCode } from './promotion-code.ts';

test.each([
  [{ percentOff: 1, amountOffCents: null }, (priceCents * 99) / 100],
  [{ percentOff: 50, amountOffCents: null }, priceCents / 2],
  [{ percentOff: 99, amountOffCents: null }, priceCents / 100],
  [{ percentOff: 100, amountOffCents: null }, 0],
  [{ percentOff: null, amountOffCents: 1000 }, priceCents - 1000],
  [{ percentOff: null, amountOffCents: priceCents }, 0],
  [{ percentOff: null, amountOffCents: priceCents + 1 }, 0],
])('%j leaves %i cents to pay', (code, dueCents) => {
  expect(dueCentsOf(code)).toBe(dueCents);
});

test('every percentage leaves an amount that Stripe can charge, in whole cents', () => {
  for (let percentOff = 1; percentOff <= 100; percentOff += 1) {
    const dueCents = dueCentsOf({ percentOff, amountOffCents: null });
    expect([Number.isInteger(dueCents), isChargeable(dueCents)]).toEqual([true, true]);
  }
});

test('a remaining amount of 49 cents cannot be charged; 50 cents can, and 0 needs no charge', () => {
  expect([49, 50, 0].map(isChargeable)).toEqual([false, true, true]);
});

test('spaces and small letters in a typed code do not matter', () => {
  expect(spelledCode(' spring 20\n')).toBe('SPRING20');
});

describe('a code is refused', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const code = { expiresAt: null, onlyUid: null, endedAt: null };

  test.each([
    ['never when it has no bounds', code, undefined],
    ['from the moment at which it expires', { ...code, expiresAt: now }, 'expired_code'],
    ['not a moment before', { ...code, expiresAt: new Date(now.getTime() + 1) }, undefined],
    ['as ended when an admin has ended it', { ...code, endedAt: now }, 'expired_code'],
    [
      'as unknown to others, even when it has ended',
      { ...code, onlyUid: 'bob', endedAt: now },
      'unknown_code',
    ],
    ['as unknown when it is for another account', { ...code, onlyUid: 'bob' }, 'unknown_code'],
    ['not to the account that it is for', { ...code, onlyUid: 'ada' }, undefined],
    [
      'as unknown to others, even when it has expired',
      { ...code, onlyUid: 'bob', expiresAt: now },
      'unknown_code',
    ],
    ['as unknown when there is none', undefined, 'unknown_code'],
  ] as const)('%s', (_name, stored, refusal) => {
    expect(refusalOf(stored, 'ada', now)).toBe(refusal);
  });
});
