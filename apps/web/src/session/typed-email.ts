/** Travels with a navigation in `history.state`, never in the address. */
interface Carried {
  /** What was typed into the form before. */
  email?: string;
  /** Whether the page opens the sign-up. */
  signUp?: true;
}

export const signUpWanted: Carried = { signUp: true };

const carriedIn = (state: unknown): Carried => (typeof state === 'object' && state !== null ? state : {});

/** The e-mail that was typed into the form before; empty if none was. */
export function emailIn(state: unknown): string {
  const { email } = carriedIn(state);
  return typeof email === 'string' ? email : '';
}

export const wantsSignUp = (state: unknown): boolean => carriedIn(state).signUp === true;
