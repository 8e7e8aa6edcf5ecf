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
    preview: 'The link works once, within an hour.',
    heading: 'Set a new password',
    blocks: [
      {
        paragraph:
          'Somebody asked for a new password for this email. The link works once, within an hour. A new password logs you out on every other device.',
      },
      { codeButton: { label: 'Set a new password', kind: 'reset', page: `${origin}/set-password` } },
      { paragraph: 'If this was not you, you need not do anything. Your password stays the same.' },
    ],
    reason: 'You get this email because somebody asked for a new password for it.',
  },
});

const verificationMail = (uid: string, origin: string): Mail => ({
  key: keyOf('verification'),
  kind: 'verification',
  to: { uid },
  content: {
    subject: 'Verify your email for Zodiac Atlas',
    preview: 'With a verified email, your payments reach your account.',
    heading: 'Verify your email',
    blocks: [
      {
        paragraph:
          'Open the link to confirm that this email is yours. You can pay and read without this. When the email is verified, a payment with it reaches your account.',
      },
      { codeButton: { label: 'Verify this email', kind: 'verify', page: `${origin}/verify-email` } },
      { paragraph: 'If you did not create an account with us, you need not do anything.' },
    ],
    reason: 'You get this email because an account at Zodiac Atlas has this address.',
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
 * neither the answer nor its timing reveals whether the email has an account.
 *
 * @throws ApiError `rate_limited`
 */
export async function askForReset(services: Services, email: string): Promise<Asked> {
  if (!services.mails) return { isMailed: false };
  await services.limits.use(resets, email.toLowerCase());
  return queued(services, resetMail(email, services.config.publicOrigin));
}

/** Requests a mail with a link that verifies the caller's email. */
export async function askForVerification(services: Services, { uid }: Caller): Promise<Asked> {
  return queued(services, verificationMail(uid, services.config.publicOrigin));
}

const queued = async (services: Services, mail: Mail): Promise<Asked> => ({
  isMailed: await transact(services, (trx, onCommit) => queueMail(services, trx, onCommit, mail)),
});
