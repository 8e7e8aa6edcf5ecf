import { randomUUID } from 'node:crypto';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { mailOfKey } from './queries.ts';
import { queueMail } from './queue-mail.ts';
import { sendMails } from './send-mails.ts';

/**
 * Sends a mail through the queue, so that an operator can check the SMTP configuration.
 *
 * @returns `waiting` when the first attempt failed; it is tried again
 */
export async function sendTestMail(
  services: Services,
  address: string,
): Promise<'sent' | 'waiting' | 'failed' | 'off'> {
  const key = `test:${randomUUID()}`;
  const isQueued = await transact(services, (trx, onCommit) =>
    queueMail(services, trx, onCommit, {
      key,
      kind: 'test',
      to: { address },
      content: {
        subject: 'Zodiac Atlas sends emails',
        preview: 'A test from the command line.',
        heading: 'Emails work',
        blocks: [
          { paragraph: 'An operator of Zodiac Atlas sent this email to check that emails arrive.' },
          { facts: [['Sent from', services.config.publicOrigin]] },
          { button: { label: 'Open Zodiac Atlas', href: `${services.config.publicOrigin}/` } },
        ],
        reason: 'You get this email because an operator entered your address on the command line.',
      },
    }),
  );
  if (!isQueued) return 'off';
  await sendMails(services);
  const mail = await mailOfKey(services.db, key);
  if (mail?.sentAt) return 'sent';
  return mail?.failedAt ? 'failed' : 'waiting';
}
