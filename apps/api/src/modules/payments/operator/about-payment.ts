/** The name of a payment in the audit log. */
export const aboutPayment = (id: number): string => `payment ${id}`;
