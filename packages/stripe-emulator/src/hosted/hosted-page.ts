import type { App, Context } from '../app.ts';
import { newSessionId, type CheckoutSessions, type Visitor } from '../checkout-sessions.ts';
import { StripeFailure } from '../errors.ts';
import type { CheckoutSession, PaymentIntent, PaymentLink, PaymentMethod } from '../objects.ts';
import { createPaymentMethod } from '../payment-methods.ts';
import type { Store } from '../store.ts';
import { authenticationPage, expiredPage, payPage, thanksPage, unknownPage } from './pages.ts';

interface Parts {
  store: Store;
  sessions: CheckoutSessions;
  stylesheet: string;
}

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Registers the hosted page of a payment link. It works without JavaScript. */
export function registerHostedPage(app: App, { store, sessions, stylesheet }: Parts): void {
  /** Calls `answer` for a known link and returns a 404 page for any other. */
  const forLink = (c: Context, answer: (link: PaymentLink) => Response): Response => {
    const link = store.get('payment_links', c.req.param('id'));
    return link ? answer(link) : c.html(unknownPage(), 404, headers);
  };

  /** Shows the payment page again if the card is declined. */
  const payOrShowError = (
    c: Context,
    link: PaymentLink,
    session: CheckoutSession,
    pay: () => PaymentIntent,
  ): Response => {
    try {
      return afterPayment(c, link, session, store.transaction(pay));
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      return c.html(payPage(link, visitorOf(session), error.message), error.status, headers);
    }
  };

  app.get('/pay.css', (c) => c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/pay/:id', (c) =>
    forLink(c, (link) => {
      const visitor = {
        sessionId: newSessionId(),
        email: c.req.query('prefilled_email') ?? '',
        reference: referenceIn(c.req.query('client_reference_id')),
      };
      // Stripe creates the session when the page is opened.
      sessions.open(link, visitor);
      return c.html(payPage(link, visitor), 200, headers);
    }),
  );

  app.get('/pay/:id/thanks', (c) => forLink(c, () => c.html(thanksPage(), 200, headers)));

  app.post('/pay/:id', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const given = (name: string): string => form.get(name)?.trim() ?? '';
    return forLink(c, (link) => {
      const visitor = {
        sessionId: given('session'),
        email: given('email'),
        reference: referenceIn(given('client_reference_id')),
      };
      if (!/^\S+@\S+$/.test(visitor.email)) {
        return c.html(payPage(link, visitor, 'Your email is incomplete.'), 400, headers);
      }
      const session = sessions.open(link, visitor);
      if (session.status === 'expired') return c.html(expiredPage(), 410, headers);
      return payOrShowError(c, link, session, () =>
        sessions.pay(session, cardOf(store, given, visitor.email)),
      );
    });
  });

  app.post('/pay/:id/authenticate', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const session = store.get('checkout_sessions', form.get('session') ?? '');
    return forLink(c, (link) => {
      if (session?.payment_link !== link.id) return seeOther(`/pay/${link.id}`);
      if (session.status === 'expired') return c.html(expiredPage(), 410, headers);
      return payOrShowError(c, link, session, () =>
        sessions.authenticate(session, form.get('outcome') === 'accepted'),
      );
    });
  });
}

/** The page that follows a payment: 3-D Secure, the form with the reason of a decline, or the one after success. */
function afterPayment(
  c: Context,
  link: PaymentLink,
  session: CheckoutSession,
  intent: PaymentIntent,
): Response {
  const visitor = visitorOf(session);
  if (intent.status === 'requires_action') return c.html(authenticationPage(link, visitor), 200, headers);
  if (intent.status !== 'succeeded')
    return c.html(payPage(link, visitor, intent.last_payment_error?.message), 402, headers);
  return seeOther(`/pay/${link.id}/thanks`);
}

/** The card in the fields of the form. */
function cardOf(store: Store, given: (name: string) => string, email: string): PaymentMethod {
  const [month = '', year = ''] = given('expiry').split('/');
  return createPaymentMethod(store, {
    type: 'card',
    card: {
      number: given('number'),
      exp_month: Number(month),
      exp_year: Number(year),
      cvc: given('cvc'),
    },
    billing_details: { address: undefined, email },
  });
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });

const visitorOf = (session: CheckoutSession): Visitor => ({
  sessionId: session.id,
  email: session.customer_details?.email ?? '',
  reference: session.client_reference_id ?? '',
});

/** Stripe ignores a reference that is longer than 200 characters or has other characters. */
const referenceIn = (given = ''): string => (/^[\w-]{1,200}$/.test(given) ? given : '');
