/** The history state of the page that follows a payment. */
export const paidNow = { hasJustPaid: true } as const;

export const hasJustPaid = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasJustPaid' in state && state.hasJustPaid === true;
