import { transact } from '#database/transact.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { queueMail, type Mail } from '#modules/mails/queue-mail.ts';
import { paymentBehindAccess } from '#modules/payments/ledger/payment-behind-access.ts';
import {
  markAllTold,
  markTold,
  untoldAccessChanges,
  type AccessChange,
} from '#modules/users/untold-access-changes.ts';
import { accessEndedContent, accessOpenContent, receiptContent } from './access-mail-content.ts';

const maxChanges = 500;
/** After this time the mail is sent without a link to the receipt at Stripe. */
const maxWaitMs = 10 * 60_000;

/** Tells users of changes of their access. While Stripe does not answer, a receipt waits for its link. */
export async function queueAccessMails(services: Services): Promise<void> {
  // The next run begins with the next change, or in a minute: too late for those that this one would leave.
  let told: number;
  do told = await queueOldest(services);
  while (told === maxChanges);
}

/** @returns the number of changes that need no further run */
async function queueOldest(services: Services): Promise<number> {
  const changes = await untoldAccessChanges(services.db, maxChanges);
  if (!services.mails) {
    await markAllTold(services.db, changes);
    return changes.length;
  }
  let told = 0;
  for (const change of changes) {
    const mails = await mailsOf(services, change);
    if (mails === 'wait') continue;
    told += 1;
    await transact(services, async (trx, onCommit) => {
      if (!(await markTold(trx, change))) return;
      for (const mail of mails) if (await queueMail(services, trx, onCommit, mail)) return;
    });
  }
  return told;
}

/** The mail of a change, followed by the one that is sent if the first was sent before. */
async function mailsOf(services: Services, change: AccessChange): Promise<readonly Mail[] | 'wait'> {
  const { db, config } = services;
  const to = { uid: change.uid };
  const payment = await paymentBehindAccess(db, change.uid);
  if (!change.hasAccess) {
    const content = accessEndedContent(config, payment);
    return [{ key: `access-ended:${change.id}`, kind: 'access-ended', to, content }];
  }
  const again: Mail = {
    key: `access-open:${change.id}`,
    kind: 'access-open',
    to,
    content: accessOpenContent(config),
  };
  // Who has redeemed a gift has paid nothing, and gets no receipt.
  if (!payment || payment.isGift) return [again];
  const receipt = await receiptOf(services, payment.intentId, change);
  if (receipt === 'wait') return 'wait';
  const content = receiptContent(config, payment, receipt.url);
  return [{ key: `receipt:${payment.id}`, kind: 'receipt', to, content }, again];
}

async function receiptOf(
  { stripe, clock }: Services,
  intentId: string | null,
  { changedAt }: AccessChange,
): Promise<{ url: string | undefined } | 'wait'> {
  if (intentId === null) return { url: undefined };
  try {
    return { url: await stripe.receiptUrl(intentId) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    return clock().getTime() - changedAt.getTime() < maxWaitMs ? 'wait' : { url: undefined };
  }
}
