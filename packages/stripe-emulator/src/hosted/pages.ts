import { escapeUTF8 as escaped } from 'entities';
import type { Visitor } from '../checkout-sessions.ts';
import { readableAmount } from '../money.ts';
import type { PaymentLink } from '../objects.ts';

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/pay.css">
<main>
<p class="mode">Local mode: no money moves</p>
${content}
</main>
</html>
`;

export const amountOf = ({ item, currency }: PaymentLink): string =>
  readableAmount(item.unit_amount * item.quantity, currency);

export function payPage(link: PaymentLink, visitor: Visitor, problem?: string): string {
  const alert = problem === undefined ? '' : `<p role="alert">${escaped(problem)}</p>`;
  return page(
    `Pay ${amountOf(link)}`,
    `<h1>${escaped(link.item.name)}</h1>
<p class="amount">${amountOf(link)}</p>
${alert}
<form method="post" action="/pay/${link.id}">
<input type="hidden" name="session" value="${escaped(visitor.sessionId)}">
<input type="hidden" name="client_reference_id" value="${escaped(visitor.reference)}">
<label>Email <input name="email" type="email" autocomplete="email" required value="${escaped(visitor.email)}"></label>
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" required></label>
<div class="row">
<label>Expiration date <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required></label>
<label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" required></label>
</div>
<button>Pay ${amountOf(link)}</button>
</form>`,
  );
}

/** The 3-D Secure page. */
export const authenticationPage = (link: PaymentLink, visitor: Visitor): string =>
  page(
    'Authenticate your payment',
    `<h1>Authenticate your payment</h1>
<p>You are the bank here: is the payment of ${amountOf(link)} authentic?</p>
<form method="post" action="/pay/${link.id}/authenticate">
<input type="hidden" name="session" value="${escaped(visitor.sessionId)}">
<button name="outcome" value="accepted">Complete authentication</button>
<button name="outcome" value="refused" class="quiet">Fail authentication</button>
</form>`,
  );

export const thanksPage = (): string =>
  page('Thanks for your payment', `<h1>Thanks for your payment</h1><p>You can close this page.</p>`);

export const expiredPage = (): string =>
  page('Payment page', `<h1>This page has expired</h1><p>Nothing was paid here.</p>`);

export const unknownPage = (): string =>
  page('Payment page', `<h1>This link does not exist</h1><p>Nothing was paid here.</p>`);
