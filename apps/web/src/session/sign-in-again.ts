import { openSession } from './open-session.ts';

/**
 * Signs the user in once more, for steps that need a recent sign-in. Loads Firebase.
 *
 * @throws FirebaseError for a wrong password, RequestError if the session cannot be opened
 */
export async function signInAgain(email: string, password: string): Promise<void> {
  const { signInWithPassword } = await import('./identity.ts');
  await openSession(await signInWithPassword(email, password));
}

/**
 * Changes the password. Sessions on other devices end within a minute; this session continues.
 *
 * @throws FirebaseError for a wrong or a weak password, RequestError if the session cannot be opened
 */
export async function changePassword(email: string, password: string, newPassword: string): Promise<void> {
  const identity = await import('./identity.ts');
  await openSession(await identity.changePassword(email, password, newPassword));
}
