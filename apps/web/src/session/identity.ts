import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { clientConfig } from '#api/client-config.ts';

/** A fresh sign-in at the identity provider. */
export interface SignIn {
  uid: string;
  email: string;
  idToken: string;
}

let started: Promise<Auth> | undefined;

/** Nothing is kept in the browser: the session is the server's cookie. */
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

async function signedIn(credential: {
  user: { uid: string; email: string | null; getIdToken(): Promise<string> };
}): Promise<SignIn> {
  const { user } = credential;
  return { uid: user.uid, email: user.email ?? '', idToken: await user.getIdToken() };
}

/** Creates an account; one that was created on this page a moment ago is signed in to instead. */
export async function createAccount(email: string, password: string): Promise<SignIn> {
  const instance = await auth();
  const again = instance.currentUser?.email?.toLowerCase() === email.toLowerCase();
  const enter = again ? signInWithEmailAndPassword : createUserWithEmailAndPassword;
  return signedIn(await enter(instance, email, password));
}

export const signInWithPassword = async (email: string, password: string): Promise<SignIn> =>
  signedIn(await signInWithEmailAndPassword(await auth(), email, password));

export const sendReset = async (email: string): Promise<void> => sendPasswordResetEmail(await auth(), email);
