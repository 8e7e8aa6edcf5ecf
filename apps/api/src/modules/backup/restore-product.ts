import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '#database/migrate.ts';
import type { Services } from '#integrations/services.ts';
import type { Actor } from '#kernel/actor.ts';
import { adoptLostPayments, type Adoption } from '#modules/payments/sync/adopt-lost-payments.ts';
import { countAccounts, type AccountCounts } from '#modules/users/account.ts';
import { timeOfBackup } from './backup-files.ts';
import { restoreBackup } from './restore.ts';

export interface Restoration {
  /** When the backup was made, if the file name says so. */
  readonly madeAt: Date | undefined;
  readonly restored: AccountCounts;
  /** The payments since the backup, or the error if Stripe could not be read. */
  readonly reconciled: Adoption | Error;
}

/**
 * Restores a backup into an empty database, migrates it to this release, and reads later payments from Stripe. Can be
 * repeated after a failure, because a failed restore leaves nothing behind.
 *
 * @param identityFile - file with the secret keys of age, one per line
 */
export async function restoreProduct(
  services: Services,
  { file, identityFile, actor }: { file: string; identityFile: string; actor: Actor },
): Promise<Restoration> {
  const { config, db } = services;
  const identities = (await readFile(identityFile, 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  await restoreBackup(db, { databaseUrl: config.databaseUrl, file, identities });
  await migrate(db);
  const restored = await countAccounts(db);
  const reconciled = await adoptLostPayments(services, actor).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  return { madeAt: timeOfBackup(path.basename(file)), restored, reconciled };
}
