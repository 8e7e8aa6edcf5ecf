import { priceDollars } from '@org/api-contract/values';
import type { PaymentStatus } from '@org/api-contract';
import { succeed, type Person } from '#test/people.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** The bank requires authentication (3-D Secure). */
  asks: '4000002760003184',
} as const;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A user who pays. */
export interface Payer {
  uid: string;
  email: string;
  call(method: string, path: string, body?: object | string): Promise<Answer>;
  askForIntent(): Promise<Answer>;
  /** @returns the client secret */
  openIntent(): Promise<string>;
  status(): Promise<PaymentStatus>;
  link(): Promise<Answer>;
  /** The same user and session at another process. */
  at(process: { url: string }): Payer;
}

export function payerAt(url: string, person: Person): Payer {
  const { uid, email } = person;
  const call: Payer['call'] = async (method, path, sent) => {
    const response = await person.raw(method, path, sent, url);
    const text = await response.text();
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: response.status, body, headers: response.headers };
  };
  const askForIntent = () =>
    call('POST', '/api/create-payment-intent', { amount: priceDollars, userId: uid });
  return {
    uid,
    email,
    call,
    askForIntent,
    async openIntent() {
      const { body } = await succeed(askForIntent);
      return String(body.clientSecret);
    },
    async status() {
      const { status, body } = await call('GET', `/api/user/${uid}/payment-status`);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as unknown as PaymentStatus;
    },
    link: () => call('POST', '/api/update-payment-user-id', { email, userId: uid }),
    at: (process) => payerAt(process.url, person),
  };
}

export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** The calls of the payer's browser to Stripe, with the publishable key. */
export function browserAt(stripeUrl: string) {
  const send = async (path: string, form: Record<string, string>): Promise<void> => {
    const response = await fetch(`${stripeUrl}/v1/payment_intents/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_local' },
      body: new URLSearchParams(form),
    });
    // 402 is a declined card, which some tests expect.
    if (!response.ok && response.status !== 402) throw new Error(await response.text());
  };
  return {
    pay: (clientSecret: string, card: string = cards.good): Promise<void> =>
      send(`${intentIdOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      }),

    /** Completes or fails the bank's authentication. */
    authenticate: (clientSecret: string, outcome: 'accepted' | 'refused'): Promise<void> =>
      send(`${intentIdOf(clientSecret)}/authenticate`, { client_secret: clientSecret, outcome }),

    /** Pays on the hosted page of a payment link. */
    async payLink(url: string, payer: { reference?: string; email: string }): Promise<void> {
      const form = {
        client_reference_id: payer.reference ?? '',
        email: payer.email,
        number: cards.good,
        expiry: '12/34',
        cvc: '123',
      };
      const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}
