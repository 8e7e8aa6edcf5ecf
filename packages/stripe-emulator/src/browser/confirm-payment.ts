import { readableAmount } from '../money.ts';
import { IntegrationError, type Api, type IntentResult, type PaymentIntent } from './api.ts';
import { applyAppearance } from './appearance.ts';
import { askPayer } from './authentication-dialog.ts';
import dialogCss from './authentication-dialog.css';
import type { CardForm } from './card-form.ts';
import { element, styleSheet } from './dom.ts';
import type { Elements } from './elements.ts';

export interface ConfirmOptions {
  elements: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

/** Pays with what the payer has typed, asking for authentication where the bank does. */
export async function confirmPayment(api: Api, options: ConfirmOptions): Promise<IntentResult> {
  const { elements, redirect = 'always', confirmParams = {} } = options;
  const clientSecret = options.clientSecret ?? elements.clientSecret;
  if (clientSecret === undefined) throw new IntegrationError('confirmPayment needs a client secret.');
  const { return_url: returnUrl } = confirmParams;
  if (redirect === 'always' && returnUrl === undefined) {
    throw new IntegrationError('confirmPayment needs confirmParams.return_url, or redirect: "if_required".');
  }
  const { form } = elements.mounted;
  const { error } = await elements.submit();
  if (error) return { error };
  const confirmed = await api.confirm(clientSecret, {
    ...form.parameters(),
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  });
  const result = await authenticated(api, confirmed, form);
  if ('error' in result || redirect !== 'always' || returnUrl === undefined) return result;
  location.assign(returnAddress(returnUrl, result.paymentIntent));
  // The page goes away, and with it whoever waits.
  return new Promise(() => undefined);
}

/** Goes on with an intent that a server has confirmed. */
export const handleNextAction = async (api: Api, clientSecret: string): Promise<IntentResult> =>
  authenticated(api, await api.retrieve(clientSecret), undefined);

async function authenticated(
  api: Api,
  result: IntentResult,
  form: CardForm | undefined,
): Promise<IntentResult> {
  if ('error' in result || result.paymentIntent.status !== 'requires_action') return result;
  const { client_secret: clientSecret, amount, currency } = result.paymentIntent;
  const root = form?.host.isConnected ? form.root : ownRoot();
  const accepted = await askPayer(root, readableAmount(amount, currency));
  if (root !== form?.root) root.host.remove();
  const answer = await api.authenticate(clientSecret, accepted);
  if ('error' in answer) return answer;
  const { last_payment_error: error } = answer.paymentIntent;
  return error ? { error: { ...error, payment_intent: answer.paymentIntent } } : answer;
}

/** A place for the dialog where no form is in the page. */
function ownRoot(): ShadowRoot {
  const host = element('div');
  applyAppearance(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet(dialogCss)];
  document.body.append(host);
  return root;
}

function returnAddress(returnUrl: string, intent: PaymentIntent): URL {
  const address = new URL(returnUrl);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.client_secret);
  address.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return address;
}
