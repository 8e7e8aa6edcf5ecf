import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { queueMail } from '#modules/mails/queue-mail.ts';
import { sealWith, type Seal } from '#modules/people/seal.ts';
import { emailsOf, isRegistered } from '#modules/users/account.ts';
import { endedMail, giftMail, purchaseMail, revokedMail } from './gift-mails.ts';
import { endOf } from './gift-state.ts';
import { lockedDueGift, lockedEndedGift, lockedNewGift, lockedRevokedGift, updateGift } from './queries.ts';
import { openGift } from './gift-details.ts';

/** Maximum number of each kind per run. The next run does the rest. */
const maxPerRun = 500;

/**
 * Queues the mails of gifts: a confirmation to the giver after payment, the code to the receiver when it is due, and
 * the end of a gift to both when its payment is taken back. Each mail is queued in the transaction that marks it, so
 * that a crash neither loses nor repeats it.
 */
export async function deliverGifts(services: Services): Promise<void> {
  // Without mails the giver passes on the code, and no gift is marked as sent.
  if (services.mails === undefined) return;
  const seal = sealWith(services.config.peopleKeys);
  for (const sendNext of [confirmNext, deliverNext, revokeNext, tellNextGiver])
    for (let count = 0; count < maxPerRun && (await sendNext(services, seal)); count += 1);
}

const confirmNext = (services: Services, seal: Seal): Promise<boolean> =>
  transact(services, async (trx, onCommit) => {
    const gift = await lockedNewGift(trx);
    const content = gift && openGift(seal, gift);
    if (!gift || !content) return false;
    if (await isRegistered(trx, gift.giverUid)) {
      await queueMail(services, trx, onCommit, purchaseMail(services.config, gift, content));
    }
    await updateGift(trx, gift.id, { purchaseMailedAt: services.clock() });
    return true;
  });

const deliverNext = (services: Services, seal: Seal): Promise<boolean> =>
  transact(services, async (trx, onCommit) => {
    const gift = await lockedDueGift(trx);
    const content = gift && openGift(seal, gift);
    if (!gift || !content) return false;
    const giver = (await emailsOf(trx, [gift.giverUid])).get(gift.giverUid);
    await queueMail(services, trx, onCommit, giftMail(services.config.publicOrigin, gift, content, giver));
    await updateGift(trx, gift.id, {
      sentAt: services.clock(),
      mails: gift.mails + 1,
      // The giver has deleted the account in the meantime. The receiver has the code.
      ...(giver === undefined && { keyId: null, sealed: null }),
    });
    return true;
  });

const revokeNext = (services: Services, seal: Seal): Promise<boolean> =>
  transact(services, async (trx, onCommit) => {
    const gift = await lockedRevokedGift(trx);
    if (!gift) return false;
    const content = openGift(seal, gift);
    if (content) {
      const mail = revokedMail(services.config.publicOrigin, gift, content, endOf(gift));
      await queueMail(services, trx, onCommit, mail);
    }
    await updateGift(trx, gift.id, { revocationMailedAt: services.clock() });
    return true;
  });

const tellNextGiver = (services: Services, seal: Seal): Promise<boolean> =>
  transact(services, async (trx, onCommit) => {
    const gift = await lockedEndedGift(trx);
    const endedBy = gift && endOf(gift);
    if (!gift || !endedBy) return false;
    // A giver who redeemed the gift gets the mail about the end of the access instead.
    if (gift.redeemedBy !== gift.giverUid && (await isRegistered(trx, gift.giverUid))) {
      const mail = endedMail(services.config.publicOrigin, gift, openGift(seal, gift), endedBy);
      await queueMail(services, trx, onCommit, mail);
    }
    await updateGift(trx, gift.id, { endingMailed: endedBy });
    return true;
  });
