import { readableAmount } from '../money.ts';
import { IntegrationError, type Api, type IntentResult } from './api.ts';
import { askPayer } from './authentication-dialog.ts';
import type { CardForm } from './card-form.ts';
import type { Elements } from './elements.ts';

export interface ConfirmOptions {
  elements: Elements;
  confirmParams?: {
    return_url?: string;
    payment_method_data?: {
      billing_details?: { address?: Partial<Record<'country' | 'postal_code', string>> };
    };
  };
  redirect?: string;
}

/**
 * Confirms the PaymentIntent with the entered card, and shows the 3-D Secure dialog if authentication is required.
 *
 * @throws IntegrationError if the page asks for a redirect, which no card requires here
 */
export async function confirmPayment(api: Api, options: ConfirmOptions): Promise<IntentResult> {
  const { elements, redirect, confirmParams = {} } = options;
  if (redirect !== 'if_required') {
    throw new IntegrationError('The local Stripe.js supports redirect: "if_required" only.');
  }
  const { clientSecret } = elements;
  const { return_url: returnUrl } = confirmParams;
  const { form } = elements.mounted;
  const message = form.validate();
  if (message !== undefined) return { error: { type: 'validation_error', code: 'incomplete', message } };
  const confirmed = await api.confirm(clientSecret, {
    ...form.parameters(),
    ...placeOf(confirmParams),
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  });
  return authenticateIfRequired(api, confirmed, form);
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
