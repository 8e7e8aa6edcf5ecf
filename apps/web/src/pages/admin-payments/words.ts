import type { PaymentState, PaymentTimelineEntry } from '@org/api-contract';
import { dollars } from '#payments/dollars.ts';

/** The states of a payment, in the order of the filter. */
export const stateNames: Readonly<Record<PaymentState, string>> = {
  paid: 'Paid',
  open: 'Open',
  failed: 'Declined',
  canceled: 'Canceled',
  refunded: 'Refunded',
  disputed: 'Disputed',
  unclaimed: 'Unclaimed',
  mismatch: 'Does not match',
  granted: 'Granted',
  revoked: 'Revoked',
};

/** An amount in its currency, such as "$62.00". */
export const amountOf = (cents: number, currency: string): string =>
  currency === 'usd' ? dollars(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;

const intentStates: Readonly<Record<string, string>> = {
  open: 'Stripe waits for a card',
  failed: 'The card was declined',
  requires_action: 'The bank asks the payer to confirm',
  processing: 'The payment is being processed',
  canceled: 'The payment was canceled',
  succeeded: 'The payment arrived',
};

const disputeStates: Readonly<Record<string, string>> = {
  inquiry: 'The bank asks about the payment',
  open: 'The payer disputes the payment',
  won: 'The dispute was won',
  lost: 'The dispute was lost',
};

const tasks: Readonly<Record<string, string>> = {
  cancel_intent: 'Cancel the open payment at Stripe',
  expire_sessions: 'Close the payment pages of Stripe',
  refund_duplicate: 'Refund a second payment of the same user',
  refund_deleted: 'Refund a payment of a deleted account',
  refund_requested: 'Refund the payment, as an admin decided',
};

const taskStates: Readonly<Record<string, string>> = {
  done: 'done',
  waiting: 'waiting',
  retried: 'failed so far, and is tried again',
};

const alerts: Readonly<Record<string, string>> = {
  amount_mismatch: 'The amount differs from the price',
  currency_mismatch: 'The currency differs',
  uid_mismatch: 'The payment names another user',
  unknown_payment: 'The product knows no such payment',
  unclaimed: 'The payment belongs to no account yet',
  link_mismatch: 'Paid through a payment link of another product',
  paid_twice: 'The user has paid more than once',
  account_deleted: 'Paid after the account was deleted',
  refund_failed: 'The refund failed, so the payer has not received the money',
};

const actions: Readonly<Record<string, string>> = {
  refund_payment: 'An admin decided a refund',
  revoke_access: 'An admin took the access away',
  restore_access: 'An admin gave the access back',
  claim_payment: 'An admin assigned the payment to an account',
  grant_access: 'An admin gave access without a payment',
};

const decisions: Readonly<Record<string, string>> = {
  opened: 'The product opened the payment',
  duplicate: 'The product keeps an earlier payment of the user, and refunds this one',
  free: 'A promotion code left nothing to pay',
};

/** What an entry of the timeline says. An unknown name is shown as it is. */
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
      return `Refunded in all: ${amount}`;
    case 'refund':
      return state === 'failed' ? `The refund of ${amount} failed` : `Stripe made a refund of ${amount}`;
    case 'dispute':
      return disputeStates[state] ?? state;
    default:
      return name;
  }
}
