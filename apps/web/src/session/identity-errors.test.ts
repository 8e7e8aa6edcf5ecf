import { expect, test } from 'vitest';
import { loginMessage, signupMessage } from './identity-errors.ts';

const provider = (code: string, message = ''): Error => Object.assign(new Error(message), { code });

test.each([
  ['auth/user-not-found', 'No account found with this email. Please sign up first.'],
  ['auth/wrong-password', 'Incorrect password. Please try again.'],
  // Firebase's only code for wrong credentials if email enumeration protection is on.
  ['auth/invalid-credential', 'Login failed. Please try again.'],
  ['auth/invalid-email', 'Please enter a valid email address.'],
  ['auth/too-many-requests', 'Too many failed attempts. Please try again later.'],
  ['auth/internal-error', 'Login failed. Please try again.'],
])('a sign-in that fails with %s shows: %s', (code, message) => {
  expect(loginMessage(provider(code))).toBe(message);
});

test.each([
  [
    provider('auth/email-already-in-use'),
    'An account with this email already exists. Please use a different email or sign in.',
  ],
  [provider('auth/weak-password'), 'Password is too weak. Please choose a stronger password.'],
  [provider('auth/invalid-email'), 'Invalid email address. Please enter a valid email.'],
  [
    new Error('The payment could not be prepared'),
    'Payment setup failed. Please try again or contact support.',
  ],
  [new Error('no network'), 'Failed to create account: no network'],
  ['thrown', 'Failed to create account: Unknown error'],
])('a sign-up that fails with %s shows: %s', (failure, message) => {
  expect(signupMessage(failure)).toBe(message);
});
