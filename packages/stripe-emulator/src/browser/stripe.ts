/**
 * A local `window.Stripe` with the interface that `@stripe/stripe-js` and `@stripe/react-stripe-js` expect. It renders
 * a card form and calls the emulator that served this script.
 */
import { Api, IntegrationError, type ApiError } from './api.ts';
import { confirmPayment, type ConfirmOptions } from './confirm-payment.ts';
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
    elements: (options: ElementsOptions) => new Elements(api, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(api, options),
    // @stripe/react-stripe-js requires the next three.
    confirmCardPayment: unsupported('confirmCardPayment'),
    createPaymentMethod: unsupported('createPaymentMethod'),
    createToken: unsupported('createToken'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

Object.assign(window, { Stripe: Object.assign(Stripe, { version }) });
