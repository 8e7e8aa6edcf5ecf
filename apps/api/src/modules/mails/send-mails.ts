import { MailFailure, type MailSender } from '#integrations/mail/mail-sender.ts';
import type { Services } from '#integrations/services.ts';
import { claimMail, deleteFinishedMails, finishMail, type WaitingMail } from './queries.ts';
import type { CodeButton, MailBlock, MailContent, QueuedContent } from '#integrations/mail/mail-content.ts';
import { ApiError } from '#kernel/api-error.ts';

/** With the delays between them, the attempts last about a day. */
const maxAttempts = 7;
/** A queue run expires after 150 s. The next run sends the rest. */
const maxRunMs = 100_000;
/** Days for which the key of a mail is kept. Must exceed the time in which the same cause can occur again. */
const keptDays = 400;

/** Sends the mails that are due. */
export async function sendMails(services: Services): Promise<void> {
  const { mails, db } = services;
  if (mails === undefined) return;
  const endsAt = performance.now() + maxRunMs;
  while (performance.now() < endsAt) {
    const mail = await claimMail(db);
    if (!mail) break;
    await sendMail(services, mails, mail);
  }
  await deleteFinishedMails(db, keptDays);
}

async function sendMail(services: Services, sender: MailSender, mail: WaitingMail): Promise<void> {
  const { db, events } = services;
  const { key, kind, to, content, attempts } = mail;
  try {
    if (to === null) throw new MailFailure('the user has no email', true);
    const filled = await withCodes(services, to, content);
    if (!filled) {
      await finishMail(db, key, 'failedAt');
      return;
    }
    await sender.send(key, to, filled);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const isGivenUp = error.isFinal || attempts >= maxAttempts;
    if (isGivenUp) await finishMail(db, key, 'failedAt');
    events.record(isGivenUp ? 'mail_failed' : 'mail_delayed', { kind, reason: error.reason, attempts });
    return;
  }
  await finishMail(db, key, 'sentAt');
  events.record('mail_sent', { kind });
}

/**
 * Makes the codes of a mail's links. They follow `#`, so that no server and no log receives them.
 *
 * @returns `undefined` when no code can be sent, for example to an email without an account
 * @throws MailFailure when the identity provider does not answer
 */
async function withCodes(
  { identity }: Pick<Services, 'identity'>,
  to: string,
  content: QueuedContent,
): Promise<MailContent | undefined> {
  const blocks: MailBlock[] = [];
  for (const block of content.blocks) {
    const filled = await filledBlock(identity, to, block);
    if (!filled) return undefined;
    blocks.push(filled);
  }
  return { ...content, blocks };
}

async function filledBlock(
  identity: Services['identity'],
  to: string,
  block: MailBlock | CodeButton,
): Promise<MailBlock | undefined> {
  if (!('codeButton' in block)) return block;
  const { kind, page, label } = block.codeButton;
  try {
    const code = await identity.linkCode(kind, to);
    return code === undefined ? undefined : { button: { label, href: `${page}#${code}` } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new MailFailure(`identity provider ${error.code}`, false);
  }
}
