import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { queueMail } from '#modules/mails/queue-mail.ts';
import { lockedDueMail, newOpeningsFor, recordMailed } from './queries.ts';
import { startOfWeek } from './start-of-week.ts';
import { hashOfToken, unsubscribeToken } from './unsubscribe-token.ts';
import { weeklyMailContent } from './weekly-mail-content.ts';

/** Maximum openings that a mail lists. */
const maxListed = 25;
/** A run of the queue expires after 150 s. The rest is done by the next run. */
const maxRunMs = 100_000;

/**
 * Queues the mail of this week for everybody who has asked for it and has not got it. Who has no new openings gets none.
 * In each transaction one user is read and recorded, so that a run that is repeated or interrupted sends nothing twice.
 */
export async function sendWeeklyMails(services: Services): Promise<void> {
  if (services.mails === undefined) return;
  const now = services.clock();
  const endsAt = performance.now() + maxRunMs;
  while (performance.now() < endsAt) if (!(await sendNext(services, now))) return;
}

/** @returns whether a mail was due */
const sendNext = (services: Services, now: Date): Promise<boolean> =>
  transact(services, async (trx, onCommit) => {
    const { publicOrigin: origin, logHashKey } = services.config;
    const week = startOfWeek(now);
    const due = await lockedDueMail(trx, week);
    if (!due) return false;
    const { uid, id, signs, sentUntil } = due;
    const openings = await newOpeningsFor(trx, { uid, signs, since: sentUntil, until: now, max: maxListed });
    const token = unsubscribeToken(logHashKey, id);
    if (openings.length > 0) {
      await queueMail(services, trx, onCommit, {
        key: `weekly:${id}:${week.toISOString().slice(0, 10)}`,
        kind: 'weekly',
        to: { uid },
        content: weeklyMailContent({ openings, origin, unsubscribeUrl: `${origin}/unsubscribe/${token}` }),
      });
    }
    await recordMailed(trx, { uid, until: now, tokenHash: hashOfToken(token) });
    return true;
  });
