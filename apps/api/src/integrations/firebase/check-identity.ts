import type { Log, Services } from '#integrations/services.ts';

/** Warns where Firebase would tell a stranger which e-mails have an account; a start does not wait for it. */
export async function checkIdentity({ identity }: Pick<Services, 'identity'>, log: Log): Promise<void> {
  try {
    if (await identity.protectsEmails()) return;
    log.warn('Firebase’s protection against e-mail enumeration is off: turn it on in the project’s settings');
  } catch (error) {
    log.warn({ err: error }, 'Firebase did not say whether its protection against e-mail enumeration is on');
  }
}
