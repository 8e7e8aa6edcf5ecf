import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { clientConfig } from '#api/client-config.ts';

/** A sign-in at Firebase. */
export interface SignIn {
  uid: string;
  email: string;
  idToken: string;
}

let started: Promise<Auth> | undefined;

/** Initializes Firebase without persistence: the session is the server's cookie. */
function auth(): Promise<Auth> {
  started ??= clientConfig().then(
    ({ firebase: { emulatorUrl, ...options } }) => {
      const instance = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
      if (emulatorUrl) connectAuthEmulator(instance, emulatorUrl, { disableWarnings: true });
      return instance;
    },
    (error: unknown) => {
      started = undefined;
      throw error;
    },
  );
  return started;
}

async function signedIn(credential: { user: Pick<User, 'uid' | 'email' | 'getIdToken'> }): Promise<SignIn> {
  const { user } = credential;
  return { uid: user.uid, email: user.email ?? '', idToken: await user.getIdToken() };
}

/** Creates an account, or signs in if this page has just created it. */
export async function createAccount(email: string, password: string): Promise<SignIn> {
  const instance = await auth();
  const again = instance.currentUser?.email?.toLowerCase() === email.toLowerCase();
  const enter = again ? signInWithEmailAndPassword : createUserWithEmailAndPassword;
  return signedIn(await enter(instance, email, password));
}

export const signInWithPassword = async (email: string, password: string): Promise<SignIn> =>
  signedIn(await signInWithEmailAndPassword(await auth(), email, password));

export const sendReset = async (email: string): Promise<void> => sendPasswordResetEmail(await auth(), email);

/**
 * The email of the account to which a password-reset code belongs.
 *
 * @throws FirebaseError if the code has expired or was used
 */
export const emailOfReset = async (code: string): Promise<string> =>
  verifyPasswordResetCode(await auth(), code);

/** Sets a new password, which ends all sessions. */
export const setPassword = async (code: string, password: string): Promise<void> =>
  confirmPasswordReset(await auth(), code, password);

export const verifyEmail = async (code: string): Promise<void> => applyActionCode(await auth(), code);

/**
 * Sends the mail that verifies the email of the user who has signed in on this page.
 *
 * @returns `false` if no user has signed in on this page: Firebase keeps no sign-in from page to page
 */
export async function sendVerification(): Promise<boolean> {
  const user = (await started)?.currentUser;
  if (!user) return false;
  await sendEmailVerification(user);
  return true;
}

/** Sends a link to a new email. Opening the link changes the account's email and ends all sessions. */
export async function sendEmailChange(email: string, password: string, newEmail: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(await auth(), email, password);
  await verifyBeforeUpdateEmail(user, newEmail);
}

/** Changes the password, which ends all sessions, and signs in with the new one. */
export async function changePassword(email: string, password: string, newPassword: string): Promise<SignIn> {
  const instance = await auth();
  const { user } = await signInWithEmailAndPassword(instance, email, password);
  await updatePassword(user, newPassword);
  return signedIn(await signInWithEmailAndPassword(instance, email, newPassword));
}
