import { RequestError } from '#api/errors.ts';

/** The Firebase error code, such as `auth/wrong-password`; an empty string for other errors. */
export const identityCode = (error: unknown): string =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('auth/')
    ? error.code
    : '';

const loginMessages: Readonly<Record<string, string>> = {
  'auth/user-not-found': 'No account found with this email. Please sign up first.',
  'auth/wrong-password': 'Incorrect password. Please try again.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/too-many-requests': 'Too many failed attempts. Please try again later.',
};

/** The message of a failed sign-in (specification, section 8). */
export const loginMessage = (error: unknown): string =>
  loginMessages[identityCode(error)] ?? 'Login failed. Please try again.';

/** The message of a failed sign-up (specification, section 8). */
export function signupMessage(error: unknown): string {
  switch (identityCode(error)) {
    case 'auth/email-already-in-use':
      return 'An account with this email already exists. Please use a different email or sign in.';
    case 'auth/weak-password':
      return 'Password is too weak. Please choose a stronger password.';
    case 'auth/invalid-email':
      return 'Invalid email address. Please enter a valid email.';
    default: {
      const message = messageOf(error);
      if (message.includes('payment')) return 'Payment setup failed. Please try again or contact support.';
      return `Failed to create account: ${message || 'Unknown error'}`;
    }
  }
}

/** The server's sentence, if its answer has one. Otherwise the error message, which consists of the status and the body. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return (error instanceof RequestError && error.sentence) || error.message;
}
