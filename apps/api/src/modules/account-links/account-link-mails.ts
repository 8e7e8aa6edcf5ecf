import { randomUUID } from 'node:crypto';
import { type Mail, queueMail } from '#modules/mails/queue-mail.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import type { Caller } from '#kernel/caller.ts';

/** A random key, so that each request queues a mail. */
const keyOf = (kind: string): string => `${kind}:${randomUUID()}`;

/** @param address - may have no account; then nothing is sent */
const resetMail = (address: string, origin: string): Mail => ({
  key: keyOf('password-reset'),
  kind: 'password-reset',
  to: { address },
  content: {
    subject: 'Set a new password for Zodiac Atlas',
    preview: 'The link works once, for an hour.',
    heading: 'Set a new password',
    blocks: [
      {
        paragraph:
          'A new password was asked for with this e-mail. The link works once, for an hour. With a new password every other session ends.',
      },
      { codeButton: { label: 'Set a new password', kind: 'reset', page: `${origin}/set-password` } },
      { paragraph: 'If you did not ask for it, there is nothing to do: your password stays as it is.' },
    ],
    reason: 'You get this mail because a new password was asked for with this e-mail.',
  },
});

const verificationMail = (uid: string, origin: string): Mail => ({
  key: keyOf('verification'),
  kind: 'verification',
  to: { uid },
  content: {
    subject: 'Verify your e-mail for Zodiac Atlas',
    preview: 'One link, and a payment under this e-mail finds its way to you.',
    heading: 'Verify your e-mail',
    blocks: [
      {
        paragraph:
          'Open the link to show that this e-mail is yours. You need it neither to pay nor to read; with it, a payment made under this e-mail finds its way to you.',
      },
      { codeButton: { label: 'Verify this e-mail', kind: 'verify', page: `${origin}/verify-email` } },
      { paragraph: 'If you did not make an account with us, there is nothing to do.' },
    ],
    reason: 'You get this mail because an account at Zodiac Atlas has this e-mail.',
  },
});

/** Limit per address, with or without an account, so that a mailbox cannot be flooded. */
const resets = { name: 'password-resets', max: 5, windowSeconds: 3_600 };

interface Asked {
  /** `false`: the server sends no mails, so the browser asks Firebase for one. */
  isMailed: boolean;
}

/**
 * Requests a mail with a link that sets a new password. The account is looked up when the mail is sent, so that
 * neither the answer nor its timing reveals whether the e-mail has an account.
 *
 * @throws ApiError `rate_limited`
 */
export async function askForReset(services: Services, email: string): Promise<Asked> {
  if (!services.mails) return { isMailed: false };
  await services.limits.use(resets, email.toLowerCase());
  return queued(services, resetMail(email, services.config.publicOrigin));
}

/** Requests a mail with a link that verifies the caller's e-mail. */
export async function askForVerification(services: Services, { uid }: Caller): Promise<Asked> {
  return queued(services, verificationMail(uid, services.config.publicOrigin));
}

const queued = async (services: Services, mail: Mail): Promise<Asked> => ({
  isMailed: await transact(services, (trx, onCommit) => queueMail(services, trx, onCommit, mail)),
});
