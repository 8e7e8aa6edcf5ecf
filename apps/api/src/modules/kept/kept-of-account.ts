import type { Db } from '#database/connection.ts';
import type { Seal } from '#modules/people/seal.ts';
import { keptThingsOf } from './kept-things.ts';
import { weeklyMailOf } from './weekly-mail/queries.ts';

/** Everything that a user has saved, decrypted, for the export of the account. The rows are deleted with the user. */
export async function keptOfAccount(db: Db, seal: Seal, uid: string) {
  const mail = await weeklyMailOf(db, uid);
  return {
    saved: await keptThingsOf(db, seal, uid),
    weeklyMail: mail ? { isOn: mail.isOn, signs: mail.signs, sentUntil: mail.sentUntil.toISOString() } : null,
  };
}
