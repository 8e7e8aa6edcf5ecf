/** The job that tells Stripe what was decided. */
export const settleJob = 'settle-payments';
