import { actor, type Command } from './command.ts';
import type { Services } from './integrations/services.ts';
import { backUp } from './modules/backup/back-up.ts';
import { recordBackup } from './modules/backup/stored-backups.ts';
import { restoreProduct } from './modules/backup/restore.ts';
import { adoptLostPayments, type Adoption } from './modules/payments/sync/sweep-payments.ts';

/** The commands that store and restore the database. `docs/operations.md` describes them. */
export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    description: 'Stores an encrypted backup in BACKUP_FOLDER, and deletes old backups.',
    run: storeBackup,
  },
  {
    name: 'restore',
    description: 'Restores a backup into an empty database, then adopts newer payments from Stripe.',
    arguments: ['<file>'],
    run: restore,
  },
  {
    name: 'adopt-payments',
    description: 'Adopts payments that only Stripe has, for example after a restore.',
    run: adopt,
  },
];

async function storeBackup({ config, clock, db }: Services): Promise<string> {
  if (!config.backup) throw new Error('No backup was made. Set BACKUP_FOLDER and BACKUP_RECIPIENTS first.');
  const madeAt = clock();
  const { file, bytes, deleted } = await backUp(config.databaseUrl, config.backup, madeAt);
  await recordBackup(db, { madeAt, bytes });
  const older = deleted.length === 0 ? '' : ` Deleted: ${deleted.join(', ')}.`;
  return `Stored ${(bytes / 1_000_000).toFixed(1)} MB in ${file}.${older}`;
}

async function restore(services: Services, file = ''): Promise<string> {
  const identityFile = services.config.backupIdentityFile;
  if (identityFile === undefined)
    throw new Error('BACKUP_IDENTITY_FILE is not a file with the secret key of the backup.');
  const { madeAt, restored, reconciled } = await restoreProduct(services, {
    file,
    identityFile,
    actor: actor(),
  });
  const at = madeAt ? ` as of ${madeAt.toISOString()}` : '';
  const said = `Restored${at}: ${restored.accounts} accounts, ${restored.paid} with access.`;
  if (reconciled instanceof Error)
    throw new AggregateError(
      [reconciled],
      `${said} Stripe could not be read, and payments since the backup are missing. Run adopt-payments when Stripe answers.`,
    );
  return `${said} ${describeAdoption(reconciled)} Other changes since the backup are lost.`;
}

async function adopt(services: Services): Promise<string> {
  return describeAdoption(await adoptLostPayments(services, actor()));
}

function describeAdoption({ adopted, gifts, unexplained }: Adoption): string {
  const strange =
    unexplained === 0
      ? ''
      : ` ${unexplained} more give no access: they were refunded or disputed, or have an unexpected amount. Look at them in /admin/payments.`;
  const lostGifts =
    gifts === 0
      ? ''
      : ` ${gifts} more are gifts whose codes are lost: refund them in /admin/payments, and ask their givers to buy them again.`;
  return `${adopted} payments that only Stripe had were adopted and give access.${lostGifts}${strange}`;
}
