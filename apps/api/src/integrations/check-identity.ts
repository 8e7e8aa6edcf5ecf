import type { Log, Services } from '#integrations/services.ts';

/** Logs a warning if Firebase's email enumeration protection is off or unknown. Never throws. */
export async function checkIdentity({ identity }: Pick<Services, 'identity'>, log: Log): Promise<void> {
  try {
    if (await identity.protectsEmails()) return;
    log.warn('Firebase’s protection against email enumeration is off: turn it on in the project’s settings');
  } catch (error) {
    log.warn({ err: error }, 'Firebase did not say whether its protection against email enumeration is on');
  }
}
