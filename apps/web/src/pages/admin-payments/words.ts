import type { PaymentState, PaymentTimelineEntry } from '@org/api-contract';
import type { BadgeProps } from '@org/ui';
import { amountOf } from '#payments/amount-of.ts';

/** The states of a payment, in the order of the filter. */
export const stateNames: Readonly<Record<PaymentState, string>> = {
  paid: 'Paid',
  open: 'Open',
  processing: 'Processing',
  failed: 'Declined',
  canceled: 'Canceled',
  refunded: 'Refunded',
  disputed: 'Disputed',
  unclaimed: 'Unclaimed',
  mismatch: 'Does not match',
  granted: 'Granted',
  revoked: 'Revoked',
};

type Tone = NonNullable<BadgeProps['variant']>;

/** Tone of a state. `danger` means that an admin must decide, and `warning` that the payment is not settled yet. */
export const stateTones: Readonly<Record<PaymentState, Tone>> = {
  paid: 'success',
  open: 'secondary',
  processing: 'warning',
  failed: 'warning',
  canceled: 'secondary',
  refunded: 'secondary',
  disputed: 'danger',
  unclaimed: 'danger',
  mismatch: 'danger',
  granted: 'success',
  revoked: 'warning',
};

const intentStates: Readonly<Record<string, string>> = {
  open: 'Stripe waits for a card',
  failed: 'The card was declined',
  requires_action: 'The bank asks the payer to confirm',
  processing: 'The payment is being processed',
  canceled: 'The payment was canceled',
  succeeded: 'The payment arrived',
};

/** Timeline texts for the states of a dispute in the ledger. */
const disputeStates: Readonly<Record<string, string>> = {
  inquiry: 'The bank asks about the payment',
  open: 'The payer disputes the payment',
  under_review: 'The bank reviews the evidence',
  won: 'The dispute was won',
  lost: 'The dispute was lost',
};

const statesAtStripe: Readonly<Record<string, string>> = {
  warning_needs_response: 'The bank asks about the payment',
  warning_under_review: 'The bank asked about the payment and is reading the answer',
  warning_closed: 'The bank asked about the payment and closed the question',
  needs_response: 'The payer disputes the payment',
  under_review: 'The bank reviews the evidence',
  won: 'The dispute was won',
  lost: 'The dispute was lost',
};

/** The words for Stripe's state of a dispute. An unknown state is shown without its underscores. */
export const disputeState = (state: string): string => statesAtStripe[state] ?? spaced(state);

const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'the payer says that somebody else used the card',
  product_not_received: 'the payer says that nothing was received',
  product_unacceptable: 'the payer says that the product is not as described',
  credit_not_processed: 'the payer says that a refund did not arrive',
  duplicate: 'the payer says that the card was charged twice',
  unrecognized: 'the payer does not recognize the payment',
  subscription_canceled: 'the payer says that the purchase was canceled',
};

export const disputeReason = (reason: string): string => reasons[reason] ?? spaced(reason);

export const fraudType = (type: string): string => spaced(type);

/** Turns a name from Stripe, which has underscores, into words. */
const spaced = (word: string): string => word.replaceAll('_', ' ');

const tasks: Readonly<Record<string, string>> = {
  cancel_intent: 'Cancel the open payment at Stripe',
  expire_sessions: 'Close the payment pages of Stripe',
  refund_duplicate: 'Refund a second payment of the same user',
  refund_deleted: 'Refund a payment of a deleted account',
  refund_requested: 'Refund the payment, as an admin asked',
  refund_warned: 'Refund the payment that the bank reported as fraud',
};

const taskStates: Readonly<Record<string, string>> = {
  done: 'done',
  waiting: 'waiting',
  retried: 'failed, and is tried again',
};

const alerts: Readonly<Record<string, string>> = {
  amount_mismatch: 'The amount differs from the price',
  currency_mismatch: 'The currency differs',
  uid_mismatch: 'The payment names another user',
  unknown_payment: 'The product does not know this payment',
  unclaimed: 'The payment has no account yet',
  link_mismatch: 'Paid through a payment link of another product',
  paid_twice: 'The user has paid more than once',
  account_deleted: 'Paid after the account was deleted',
  refund_failed: 'The refund failed, so the payer has not received the money',
  disputed: 'The bank waits for an answer until a deadline',
  fraud_warning: 'The bank reports the payment as fraud, and you decide whether to refund it',
};

const actions: Readonly<Record<string, string>> = {
  refund_payment: 'An admin started a refund',
  revoke_access: 'An admin took the access away',
  restore_access: 'An admin gave the access back',
  claim_payment: 'An admin assigned the payment to an account',
  dismiss_alerts: 'An admin closed the alert',
  grant_access: 'An admin gave access without a payment',
  submit_evidence: 'An admin submitted evidence for a dispute',
};

const decisions: Readonly<Record<string, string>> = {
  opened: 'The product opened the payment',
  duplicate: 'The user had already paid, so the product refunds this payment',
  free: 'A promotion code covered the whole price',
  redeemed: 'The gift was redeemed',
};

/** The text of a timeline entry. An unknown name is shown unchanged. */
export function sentenceOf({ kind, name, state, amountCents, currency }: PaymentTimelineEntry): string {
  const amount = amountCents === null ? '' : amountOf(amountCents, currency ?? 'usd');
  switch (kind) {
    case 'statement':
      return statementOf(name, state ?? '', amount);
    case 'decision':
      return decisions[name] ?? name;
    case 'task':
      return `${tasks[name] ?? name}: ${taskStates[state ?? ''] ?? state}`;
    case 'alert':
      return alerts[name] ?? name;
    case 'action':
      return actions[name] ?? name;
  }
}

function statementOf(name: string, state: string, amount: string): string {
  switch (name) {
    case 'intent':
      return `${intentStates[state] ?? state}: ${amount}`;
    case 'session':
      return state === 'paid' ? `Paid through the payment link: ${amount}` : 'The payment page was completed';
    case 'charge':
      return `Refunded in total: ${amount}`;
    case 'refund':
      return state === 'failed' ? `The refund of ${amount} failed` : `Stripe made a refund of ${amount}`;
    case 'dispute':
      return amount === '' ? (disputeStates[state] ?? state) : `${disputeStates[state] ?? state}: ${amount}`;
    case 'warning':
      return `The bank reports the payment as fraud: ${fraudType(state)}`;
    default:
      return name;
  }
}
