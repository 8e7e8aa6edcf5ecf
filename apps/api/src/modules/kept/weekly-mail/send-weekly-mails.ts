import { inFigures } from '@org/api-contract/lists';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { queueMail } from '#modules/mails/queue-mail.ts';
import { newOpenings, type NewOpening } from '#modules/openings/look-up-openings.ts';
import { keptKeysOf } from '../queries.ts';
import { lockedDueMail, recordMailed, hashOfToken, unsubscribeToken } from './queries.ts';
import { getZodiacSignById } from '@org/zodiac-core';
import type { MailContent } from '#integrations/mail/mail-content.ts';

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

const dayMs = 86_400_000;
const firstHour = 7;

/** The last Monday at 7:00 UTC. A weekly mail is sent once between two such Mondays. */
export function startOfWeek(now: Date): Date {
  const start = new Date(now);
  start.setUTCHours(firstHour, 0, 0, 0);
  const daysSinceMonday = (start.getUTCDay() + 6) % 7;
  start.setTime(start.getTime() - daysSinceMonday * dayMs);
  return start.getTime() > now.getTime() ? new Date(start.getTime() - 7 * dayMs) : start;
}

function weeklyMailContent({
  openings,
  origin,
  unsubscribeUrl,
}: {
  /** At least one. */
  openings: readonly NewOpening[];
  origin: string;
  unsubscribeUrl: string;
}): MailContent {
  const total = openings[0]?.total ?? openings.length;
  const others = total - openings.length;
  const companies = [...new Set(openings.map(({ companyName }) => companyName))];
  const heading = total === 1 ? '1 new opening' : `${inFigures(total)} new openings`;
  return {
    subject: `${heading} for you`,
    preview: companies.slice(0, 4).join(', '),
    heading,
    blocks: [
      {
        paragraph:
          'The openings are at companies that you saved and at companies of the signs that you chose. Each link opens the employer’s own page.',
      },
      {
        links: openings.map(({ title, url, places, companyName, zodiacSign }) => ({
          label: title,
          href: url,
          detail: [companyName, getZodiacSignById(zodiacSign).name, placesLine(places)]
            .filter(Boolean)
            .join(' · '),
        })),
      },
      ...(others > 0 ? [{ paragraph: `${inFigures(others)} more openings are in the list.` }] : []),
      { button: { label: 'All openings', href: `${origin}/openings` } },
    ],
    reason: `You get this email at most once a week, because you asked for it. You can change this on ${origin}/kept.`,
    unsubscribeUrl,
  };
}

const maxPlaces = 3;

function placesLine(places: readonly string[]): string {
  const others = places.length - maxPlaces;
  const named = places.slice(0, maxPlaces).join('; ');
  return others > 0 ? `${named}; and ${others} more` : named;
}
