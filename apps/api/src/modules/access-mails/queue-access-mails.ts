import { transact } from '#database/transact.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { queueMail, type Mail } from '#modules/mails/queue-mail.ts';
import { paymentBehindAccess } from '#modules/payments/ledger/claim-payments.ts';
import { markTold, untoldAccessChanges, type AccessChange } from '#modules/users/paid-access.ts';
import { accessEndedContent, accessOpenContent, receiptContent } from './access-mail-content.ts';

const maxChanges = 500;
/** After this time the mail is sent without a link to the receipt at Stripe. */
const maxWaitMs = 10 * 60_000;

/** The state of a run. Once Stripe does not answer, the run asks for no further receipts. */
interface Run extends Services {
  isStripeAway: boolean;
}

/**
 * Tells users of changes of their access. While Stripe does not answer, mails with a receipt wait for their link, and
 * other mails are sent.
 */
export async function queueAccessMails(services: Services): Promise<void> {
  const run: Run = { ...services, isStripeAway: false };
  let afterId = 0;
  // Continues until nothing is left, because the next run may be a minute away.
  for (;;) {
    const changes = await untoldAccessChanges(services.db, afterId, maxChanges);
    await tell(run, changes);
    if (changes.length < maxChanges) return;
    afterId = changes.at(-1)?.id ?? afterId;
  }
}

async function tell(run: Run, changes: readonly AccessChange[]): Promise<void> {
  if (!run.mails) {
    await markTold(run.db, changes);
    return;
  }
  for (const change of changes) {
    const mails = await mailsOf(run, change);
    if (mails === 'wait') continue;
    await transact(run, async (trx, onCommit) => {
      if (!(await markTold(trx, [change]))) return;
      for (const mail of mails) if (await queueMail(run, trx, onCommit, mail)) return;
    });
  }
}

/** The mail for a change of access, followed by an alternative, which is sent if the first mail was sent before. */
async function mailsOf(run: Run, change: AccessChange): Promise<readonly Mail[] | 'wait'> {
  const { db, config } = run;
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
  // A user who redeemed a gift has paid nothing and gets no receipt.
  if (!payment || payment.isGift) return [again];
  const receipt = await receiptOf(run, payment.intentId, change);
  if (receipt === 'wait') return 'wait';
  const content = receiptContent(config, payment, receipt.url);
  return [{ key: `receipt:${payment.id}`, kind: 'receipt', to, content }, again];
}

async function receiptOf(
  run: Run,
  intentId: string | null,
  { changedAt }: AccessChange,
): Promise<{ url: string | undefined } | 'wait'> {
  if (intentId === null) return { url: undefined };
  if (!run.isStripeAway) {
    try {
      return { url: await run.stripe.receiptUrl(intentId) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
      run.isStripeAway = true;
    }
  }
  return run.clock().getTime() - changedAt.getTime() < maxWaitMs ? 'wait' : { url: undefined };
}
