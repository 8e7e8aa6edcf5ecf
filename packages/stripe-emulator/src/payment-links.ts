import type { EmulatorContext } from 'emulate';
import { required, missing, StripeFailure } from './errors.ts';
import type { Emit } from './events.ts';
import { listOf, metadataOf, textOf } from './parameters.ts';
import type { PaymentIntents } from './payment-intents.ts';
import type { Params, StripeRoutes } from './requests.ts';
import { newId, nowSeconds, type CheckoutSession, type PaymentLink, type StripeState } from './state.ts';

interface Parts {
  state: StripeState;
  intents: PaymentIntents;
  emit: Emit;
  baseUrl: string;
}

function createLink({ state, baseUrl }: Parts, params: Params): PaymentLink {
  const [item] = Array.isArray(params.line_items) ? (params.line_items as Params[]) : [];
  const price = item?.price_data as Params | undefined;
  if (!price) throw required('line_items[0][price_data]');
  const id = newId('plink');
  const link: PaymentLink = {
    id,
    object: 'payment_link',
    active: true,
    livemode: false,
    url: `${baseUrl}/pay/${id}`,
    metadata: metadataOf(params),
    amount: Number(price.unit_amount),
    currency: textOf(price, 'currency') ?? 'usd',
  };
  state.paymentLinks[id] = link;
  return link;
}

/** Pays a link with a card, as the hosted page does. */
function payLink(parts: Parts, link: PaymentLink, form: Record<string, unknown>): CheckoutSession {
  const email = typeof form.email === 'string' && form.email ? form.email : null;
  const intent = parts.intents.create({
    amount: String(link.amount),
    currency: link.currency,
    ...(email && { receipt_email: email }),
  });
  const [month = '', year = ''] = String(form.expiry).split('/');
  parts.intents.confirm(intent, {
    number: String(form.number).replaceAll(' ', ''),
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    cvc: String(form.cvc),
  });
  const session: CheckoutSession = {
    id: newId('cs'),
    object: 'checkout.session',
    amount_total: link.amount,
    currency: link.currency,
    client_reference_id:
      typeof form.client_reference_id === 'string' ? form.client_reference_id || null : null,
    created: nowSeconds(),
    livemode: false,
    mode: 'payment',
    customer_details: { email },
    payment_intent: intent.id,
    payment_link: link.id,
    payment_status: 'paid',
    status: 'complete',
  };
  parts.state.checkoutSessions[session.id] = session;
  parts.emit('checkout.session.completed', session);
  return session;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Payment page (local mode)</title>
<style>body{font:16px/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:.75rem 0}
input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}button{font:inherit;padding:.6rem 1.2rem}</style>
<main>${content}</main></html>`;
}

function form(link: PaymentLink, email: string, reference: string, problem = ''): string {
  const dollars = (link.amount / 100).toFixed(2);
  return page(`<h1>Pay $${dollars}</h1>${problem && `<p role="alert">${escaped(problem)}</p>`}
<form method="post"><input type="hidden" name="client_reference_id" value="${escaped(reference)}">
<label>Email<input name="email" type="email" required value="${escaped(email)}"></label>
<label>Card number<input name="number" inputmode="numeric" required></label>
<label>Expiration date (MM/YY)<input name="expiry" required></label>
<label>Security code<input name="cvc" inputmode="numeric" required></label>
<button>Pay</button></form>`);
}

export function registerPaymentLinks(
  app: EmulatorContext<StripeState>['app'],
  routes: StripeRoutes,
  parts: Parts,
): void {
  const { state } = parts;
  const found = (id = ''): PaymentLink => {
    const link = state.paymentLinks[id];
    if (!link) throw missing('payment_link', id);
    return link;
  };
  routes.post('/v1/payment_links', ({ params }) => createLink(parts, params));
  routes.get('/v1/payment_links', ({ params }) =>
    listOf(
      Object.values(state.paymentLinks).map((link) => ({ ...link, created: 0 })),
      params,
      '/v1/payment_links',
    ),
  );
  routes.get('/v1/payment_links/:id', ({ path }) => found(path.id));
  routes.get('/v1/checkout/sessions', ({ params }) => {
    const intentId = textOf(params, 'payment_intent');
    const sessions = Object.values(state.checkoutSessions).filter(
      (session) => !intentId || session.payment_intent === intentId,
    );
    return listOf(sessions, params, '/v1/checkout/sessions');
  });

  app.get('/pay/:id', (c) => {
    const link = state.paymentLinks[c.req.param('id')];
    if (!link) return c.html(page('<h1>This link does not exist</h1>'), 404);
    return c.html(form(link, c.req.query('prefilled_email') ?? '', c.req.query('client_reference_id') ?? ''));
  });
  app.post('/pay/:id', async (c) => {
    const link = state.paymentLinks[c.req.param('id')];
    if (!link) return c.html(page('<h1>This link does not exist</h1>'), 404);
    const given = await c.req.parseBody();
    try {
      payLink(parts, link, given);
      return c.html(page('<h1>Thanks for your payment</h1><p>You can close this page.</p>'));
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      return c.html(
        form(link, textOf(given, 'email') ?? '', textOf(given, 'client_reference_id') ?? '', error.message),
        402,
      );
    }
  });
}
