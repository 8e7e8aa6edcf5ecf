import type { EnvironmentReader } from './environment.ts';

/** How backups are made and kept. Only a restore needs the secret key, so no process of the product has it. */
export interface BackupConfig {
  /** Folder of the encrypted files. */
  readonly folder: string;
  /** Public keys of age that encrypt backups. */
  readonly recipients: readonly string[];
  /** Days after which a backup is deleted. */
  readonly keepDays: number;
}

const defaultKeepDays = 30;
const maxKeepDays = 3_650;
const recipient = /^age1[a-z0-9]{50,2500}$/;

/** Reads `BACKUP_FOLDER`, `BACKUP_RECIPIENTS` and `BACKUP_KEEP_DAYS`. Without the first two no backup is made. */
export function readBackupConfig(env: EnvironmentReader): BackupConfig | undefined {
  const folder = env.optional('BACKUP_FOLDER');
  const recipients = (env.optional('BACKUP_RECIPIENTS') ?? '').split(',').flatMap((key) => key.trim() || []);
  const keepDays = env.wholeNumber('BACKUP_KEEP_DAYS', {
    fallback: defaultKeepDays,
    min: 1,
    max: maxKeepDays,
  });
  if (folder === undefined && recipients.length === 0) return undefined;
  if (folder === undefined)
    env.problem('BACKUP_RECIPIENTS is set without BACKUP_FOLDER: set both or neither');
  if (recipients.length === 0) env.problem('BACKUP_RECIPIENTS is missing: only encrypted backups are stored');
  if (!recipients.every((key) => recipient.test(key)))
    env.problem('BACKUP_RECIPIENTS must be public keys of age: age1…, separated by commas');
  return { folder: folder ?? '', recipients, keepDays };
}
