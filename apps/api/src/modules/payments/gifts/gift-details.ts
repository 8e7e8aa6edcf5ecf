import { maxGiftDaysAhead } from '@org/api-contract/values';
import { ApiError } from '#kernel/api-error.ts';

/** The giver's choices for a gift. */
export interface GiftDetails {
  toEmail: string;
  message?: string;
  sendOn?: string;
}

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
