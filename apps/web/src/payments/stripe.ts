import type { Stripe } from '@stripe/stripe-js';
import { clientConfig } from '#api/client-config.ts';

let started: Promise<Stripe | null> | undefined;

async function load(): Promise<Stripe | null> {
  const { stripe } = await clientConfig();
  if (stripe.scriptUrl) await addScript(stripe.scriptUrl);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(stripe.publishableKey);
}

/** Loads the emulator's Stripe.js, which replaces Stripe's in local mode. */
function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The payment script could not be loaded.')));
    document.head.append(script);
  });
}

/** Loads Stripe.js once, on first use. A failed load is retried on the next call. */
export function stripeJs(): Promise<Stripe | null> {
  started ??= load().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}
