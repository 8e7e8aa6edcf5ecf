/** Maximum age of a sign-in for steps that need a recent one. It leaves time to read what the page says. */
export const maxSignInAgeMs = 15 * 60_000;
