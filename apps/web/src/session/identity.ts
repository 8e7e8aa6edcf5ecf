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
import { request } from '#api/client.ts';

/** A fresh sign-in at the identity provider. */
export interface SignIn {
  uid: string;
  email: string;
  idToken: string;
}

let started: Promise<Auth> | undefined;

/** Nothing is kept in the browser: the session is the server's cookie. */
function auth(): Promise<Auth> {
  started ??= request('GET /api/client-config', {}).then(
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

export const createAccount = async (email: string, password: string): Promise<SignIn> =>
  signedIn(await createUserWithEmailAndPassword(await auth(), email, password));

export const signInWithPassword = async (email: string, password: string): Promise<SignIn> =>
  signedIn(await signInWithEmailAndPassword(await auth(), email, password));

export const sendReset = async (email: string): Promise<void> => sendPasswordResetEmail(await auth(), email);
