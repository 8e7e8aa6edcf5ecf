/** What is said to the bank of a payer who disputes a payment. A text may be empty. */
export interface DisputeEvidence {
  /** What was sold. */
  product: string;
  /** The address of the receipt. */
  customerEmail: string;
  /** Since when the product could be used. */
  serviceDate: string;
  receipt: string;
  /** Registration, sign-ins and use of what was paid for. */
  accessLog: string;
  refundPolicy: string;
  /** What an admin adds. */
  statement: string;
}
