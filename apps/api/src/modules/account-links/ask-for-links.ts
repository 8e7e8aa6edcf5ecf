import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import type { Caller } from '#kernel/caller.ts';
import { queueMail, type Mail } from '#modules/mails/queue-mail.ts';
import { resetMail, verificationMail } from './account-link-mails.ts';

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
