import { maxGiftDaysAhead } from '@org/api-contract/values';
import { ApiError } from '#kernel/api-error.ts';
import type { Endpoints, Gift, Input } from '@org/api-contract';
import type { Seal, Sealed } from '#modules/people/seal.ts';
import { endOf, giftState } from './gift-state.ts';
import type { GiftRow } from './queries.ts';

/** The giver's choices for a gift. */
export type GiftDetails = Input<Endpoints['PUT /api/gifts/{id}']>['body'];

const dayMs = 86_400_000;
/** UTC hour of mails for a chosen day: morning in Europe and Africa, before the day begins in the Americas. */
const sendHour = 'T08:00:00Z';

/**
 * When the mail of a gift is due: now, or in the morning of the chosen day.
 *
 * @throws ApiError `invalid_input` for a day that is past or too far ahead
 */
export function sendTimeOf(sendOn: string | undefined, now: Date): Date {
  if (sendOn === undefined) return now;
  const at = new Date(`${sendOn}${sendHour}`);
  const today = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  const ahead = at.getTime() - now.getTime();
  // Yesterday by UTC is today in the Americas.
  if (sendOn < today) throw invalid('is in the past');
  if (ahead > maxGiftDaysAhead * dayMs) throw invalid(`is more than ${maxGiftDaysAhead} days ahead`);
  return ahead < 0 ? now : at;
}

const invalid = (problem: string): ApiError => new ApiError('invalid_input', { fields: { sendOn: problem } });

/** A gift for its giver. The code is shown only while it can be redeemed. */
export function shownGift(seal: Seal, row: GiftRow): Gift {
  const content = openGift(seal, row);
  const state = giftState(row);
  return {
    id: row.id,
    state,
    endedBy: state === 'revoked' ? endOf(row) : null,
    code: state === 'waiting' ? (content?.code ?? null) : null,
    toEmail: content?.toEmail ?? null,
    message: content?.message || null,
    sendAt: row.sendAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    redeemedAt: row.redeemedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The encrypted content of a gift. It is not hashed, because the giver can see it again. */
export interface GiftContent {
  code: string;
  toEmail: string;
  message: string;
}

interface GiftKey {
  id: string;
  giverUid: string;
}

const place = ({ id, giverUid }: GiftKey): string[] => ['gifts', giverUid, id];

export const closeGift = (seal: Seal, gift: GiftKey, content: GiftContent): Sealed =>
  seal.close(JSON.stringify(content), place(gift));

/** @returns `undefined` when the content was erased */
export function openGift(
  seal: Seal,
  gift: GiftKey & { keyId: string | null; sealed: Uint8Array | null },
): GiftContent | undefined {
  const { keyId, sealed } = gift;
  if (keyId === null || sealed === null) return undefined;
  return JSON.parse(seal.open({ keyId, sealed }, place(gift))) as GiftContent;
}
