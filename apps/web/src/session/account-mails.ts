import { request } from '#api/client.ts';

/** Asks for the mail that sets a new password: from our server, or from Firebase if the server sends no mails. */
export async function mailReset(email: string): Promise<void> {
  const { isMailed } = await request('POST /api/password-reset', { body: { email } });
  if (isMailed) return;
  const { sendReset } = await import('./identity.ts');
  await sendReset(email);
}

/**
 * Asks for the mail that verifies the email: from our server, or from Firebase if the server sends no mails.
 *
 * @returns `false` if Firebase must send it and the user did not sign in on this page
 */
export async function mailVerification(): Promise<boolean> {
  const { isMailed } = await request('POST /api/account/verification-mail', {});
  if (isMailed) return true;
  const { sendVerification } = await import('./identity.ts');
  return sendVerification();
}
