import { readableAmount } from '../money.ts';
import { IntegrationError, type Api, type IntentResult, type PaymentIntent } from './api.ts';
import { askPayer } from './authentication-dialog.ts';
import type { CardForm } from './card-form.ts';
import type { Elements } from './elements.ts';

export interface ConfirmOptions {
  elements: Elements;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    payment_method_data?: {
      billing_details?: { address?: Partial<Record<'country' | 'postal_code', string>> };
    };
  };
  redirect?: 'always' | 'if_required';
}

/**
 * Confirms the PaymentIntent with the entered card, and shows the 3-D Secure dialog if authentication is required.
 *
 * @throws IntegrationError if the client secret or the return URL is missing
 */
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
    ...placeOf(confirmParams),
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  });
  const result = await authenticateIfRequired(api, confirmed, form);
  if ('error' in result || redirect !== 'always' || returnUrl === undefined) return result;
  location.assign(returnUrlWithResult(returnUrl, result.paymentIntent));
  // The navigation unloads the page: the promise stays pending.
  return new Promise(() => undefined);
}

/** The place that the page has asked for, as API parameters. */
function placeOf({ payment_method_data: data }: NonNullable<ConfirmOptions['confirmParams']>) {
  return Object.fromEntries(
    Object.entries(data?.billing_details?.address ?? {}).map(([name, value]) => [
      `payment_method_data[billing_details][address][${name}]`,
      value,
    ]),
  );
}

async function authenticateIfRequired(api: Api, result: IntentResult, form: CardForm): Promise<IntentResult> {
  if ('error' in result || result.paymentIntent.status !== 'requires_action') return result;
  const { client_secret: clientSecret, amount, currency } = result.paymentIntent;
  const accepted = await askPayer(form.root, readableAmount(amount, currency));
  const answer = await api.authenticate(clientSecret, accepted);
  if ('error' in answer) return answer;
  const { last_payment_error: error } = answer.paymentIntent;
  return error ? { error: { ...error, payment_intent: answer.paymentIntent } } : answer;
}

function returnUrlWithResult(returnUrl: string, intent: PaymentIntent): URL {
  const address = new URL(returnUrl);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.client_secret);
  address.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return address;
}
