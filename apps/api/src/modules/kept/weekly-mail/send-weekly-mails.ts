import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { queueMail } from '#modules/mails/queue-mail.ts';
import { newOpenings } from '#modules/openings/look-up-openings.ts';
import { keptKeysOf } from '../queries.ts';
import { lockedDueMail, recordMailed } from './queries.ts';
import { startOfWeek } from './start-of-week.ts';
import { hashOfToken, unsubscribeToken } from './unsubscribe-token.ts';
import { weeklyMailContent } from './weekly-mail-content.ts';

/** Maximum openings that a mail lists. */
const maxListed = 25;
/** A queue run expires after 150 s. The next run does the rest. */
const maxRunMs = 100_000;

/**
 * Queues this week's mail for every subscriber who has not received it. A subscriber without new openings gets no mail.
 * Each user has a transaction, so a run that is repeated or interrupted sends no mail twice.
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
    const companyIds = (await keptKeysOf(trx, uid)).flatMap(({ kind, id }) =>
      kind === 'company' ? [id] : [],
    );
    const openings = await newOpenings(trx, {
      companyIds,
      signs,
      since: sentUntil,
      until: now,
      max: maxListed,
    });
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
