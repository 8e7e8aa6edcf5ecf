import { randomUUID } from 'node:crypto';
import type { Gift } from '@org/api-contract';
import { intentIdOf, type Answer, type Payer } from './payer.ts';
import type { Shop } from './shop.ts';

interface Details {
  id?: string;
  toEmail?: string;
  message?: string;
  sendOn?: string;
}

/** Begins the payment of a gift. By default each call is about a new gift. */
export const beginGift = (giver: Payer, details: Details = {}): Promise<Answer> =>
  giver.call('POST', '/api/gifts', { id: randomUUID(), toEmail: 'bob@example.com', ...details });

export async function giftsOf(giver: Payer): Promise<Gift[]> {
  const { status, body } = await giver.call('GET', '/api/gifts');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.gifts as Gift[];
}

export const redeem = (receiver: Payer, code: string): Promise<Answer> =>
  receiver.call('POST', '/api/gift-redemption', { code });

/** A gift that is paid, with its code. */
export async function paidGift(
  shop: Shop,
  giver: Payer,
  details: Details = {},
): Promise<{ gift: Gift; code: string; intentId: string }> {
  const { status, body } = await beginGift(giver, details);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const clientSecret = String(body.clientSecret);
  await shop.pay(clientSecret);
  await shop.letChecksPass();
  const { id } = body.gift as Gift;
  const gift = (await giftsOf(giver)).find((found) => found.id === id);
  if (!gift?.code) throw new Error(`the gift has no code: ${JSON.stringify(gift)}`);
  return { gift, code: gift.code, intentId: intentIdOf(clientSecret) };
}
