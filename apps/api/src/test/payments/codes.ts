import { priceCents } from '@org/api-contract/values';
import { createCode } from '#modules/payments/codes/manage-codes.ts';
import type { Answer, Payer } from './payer.ts';
import type { Shop } from './shop.ts';

let made = 0;

/** The amount that is due after the default discount of `newCode`. */
export const halfCents = priceCents / 2;

/** Creates a promotion code with a new name. By default it takes half of the price. */
export async function newCode(
  shop: Shop,
  terms: Partial<Parameters<typeof createCode>[2]> = {},
): Promise<{ id: number; code: string }> {
  const discount = terms.amountOffCents === undefined ? { percentOff: 50 } : {};
  return createCode(
    shop.services,
    { command: 'test' },
    {
      code: `TEST-${(made += 1)}-${process.pid}`,
      ...discount,
      reason: 'For a test',
      ...terms,
    },
  );
}

export const applyCode = (payer: Payer, code: string): Promise<Answer> =>
  payer.call('POST', '/api/promotion-code', { code });

/** @returns the client secret of the intent with the lower amount */
export async function appliedSecret(payer: Payer, code: string): Promise<string> {
  const { status, body } = await applyCode(payer, code);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String(body.clientSecret);
}

export const removeCode = (payer: Payer): Promise<Answer> => payer.call('DELETE', '/api/promotion-code', {});
