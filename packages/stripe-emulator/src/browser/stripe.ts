/**
 * A local `window.Stripe` with the interface that `@stripe/stripe-js` and `@stripe/react-stripe-js` expect. It renders
 * a card form and calls the emulator that served this script.
 */
import { Api, IntegrationError, type ApiError, type IntentResult } from './api.ts';
import { confirmPayment, handleNextAction, type ConfirmOptions } from './confirm-payment.ts';
import { Elements, type ElementsOptions } from './elements.ts';

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement))
  throw new IntegrationError('Load this script with a script element.');
const { origin } = new URL(script.src);

/** The Stripe.js release that the installed wrappers expect. */
const version = 'endive';

const unsupported = (name: string) => async (): Promise<{ error: ApiError }> => ({
  error: { type: 'invalid_request_error', message: `The local Stripe.js does not support ${name}.` },
});

function Stripe(publishableKey: string): object {
  if (!publishableKey.startsWith('pk_')) {
    throw new IntegrationError('Stripe() requires a publishable key, which starts with pk_.');
  }
  const api = new Api(origin, publishableKey);
  return {
    elements: (options?: ElementsOptions) => new Elements(api, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(api, options),
    confirmCardPayment: async (
      clientSecret: string,
      { payment_method: method }: { payment_method?: unknown } = {},
    ): Promise<IntentResult> => {
      if (typeof method !== 'string')
        throw new IntegrationError('payment_method must be the id of an existing payment method.');
      const confirmed = await api.confirm(clientSecret, { payment_method: method });
      return 'error' in confirmed ? confirmed : handleNextAction(api, clientSecret);
    },
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(api, clientSecret),
    retrievePaymentIntent: (clientSecret: string) => api.retrieve(clientSecret),
    createPaymentMethod: async ({ elements }: { elements?: Elements }) => {
      if (!elements)
        throw new IntegrationError('createPaymentMethod requires elements with a payment element.');
      const { error } = await elements.submit();
      if (error) return { error };
      const parameters = Object.entries(elements.mounted.form.parameters());
      return api.createPaymentMethod(
        Object.fromEntries(
          parameters.map(([name, value]) => [name.replace(/^payment_method_data\[(\w+)\]/, '$1'), value]),
        ),
      );
    },
    createToken: unsupported('createToken'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

Object.assign(window, { Stripe: Object.assign(Stripe, { version }) });
