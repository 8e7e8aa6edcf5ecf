/** The e-mail that was typed into the form before; empty if none was. It travels in `history.state`, never in the address. */
export function emailIn(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}
