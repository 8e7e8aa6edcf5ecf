import { lock } from '#database/lock.ts';
import { transact } from '#database/transact.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { eraseUser } from '#modules/users/deleted-account.ts';
import { queueMail } from '#modules/mails/queue-mail.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';
import { accountParts } from './parts.ts';

/** The first step of a deletion, in one transaction. It erases all data that must not remain until the later steps. */
export const eraseAccount = (
  services: Services,
  caller: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
): Promise<void> =>
  transact(services, async (trx, onCommit) => {
    await lock(trx, 'user', caller.uid);
    for (const { erase } of Object.values(accountParts)) await erase?.(trx, caller.uid);
    await eraseUser(trx, onCommit, caller);
    await queueMail(services, trx, onCommit, accountDeletedMail(caller.uid, caller.email));
  });
