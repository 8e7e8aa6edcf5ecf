/**
 * The e-mail that was typed into the previous form; empty if there was none. It is kept in `history.state`, never in the address.
 */
export function emailIn(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}
