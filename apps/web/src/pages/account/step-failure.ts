import { RequestError, withWait } from '#api/errors.ts';
import { identityCode, loginMessage } from '#session/identity-errors.ts';

/** The account's e-mail is known here, so wrong credentials mean a wrong password. */
const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'Incorrect password. Please try again.',
  'auth/email-already-in-use': 'An account with this email already exists. Please use a different email.',
  'auth/invalid-new-email': 'Invalid email address. Please enter a valid email.',
  'auth/weak-password': 'Password is too weak. Please choose a stronger password.',
};

/** Explains why a step that needs the password failed: Firebase's reason, the server's reason, or `otherwise`. */
export function stepFailure(error: unknown, otherwise: string): string {
  const code = identityCode(error);
  if (code === 'auth/network-request-failed') return otherwise;
  if (code) return sentences[code] ?? loginMessage(error);
  const sentence = error instanceof RequestError ? error.sentence : undefined;
  return withWait(sentence || otherwise, error);
}
