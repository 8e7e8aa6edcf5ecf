/** How the audit log names a payment. */
export const aboutPayment = (id: number): string => `payment ${id}`;
