/** Maximum age of a sign-in for steps that need a recent one. It leaves time to read the page. */
export const maxSignInAgeMs = 15 * 60_000;
