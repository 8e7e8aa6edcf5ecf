import { priceCents } from '@org/api-contract/values';

/** What lifetime access costs. The server's word is the only one. */
export const price = { amountCents: priceCents, currency: 'usd' } as const;
