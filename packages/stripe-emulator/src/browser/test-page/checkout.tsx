/** A checkout page that uses the real Stripe wrappers with the local Stripe.js. The query string configures it. */
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

const address = new URL(location.href);
const setting = (name: string): string => address.searchParams.get(name) ?? '';

const dark: Appearance = {
  variables: {
    colorPrimary: '#ff9d7a',
    colorBackground: 'rgb(20, 24, 33)',
    colorText: 'rgb(238, 240, 244)',
    colorDanger: '#ff9d94',
  },
};

function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [events, setEvents] = useState<string[]>([]);
  const [outcome, setOutcome] = useState('');
  const log = (event: string): void => setEvents((before) => [...before, event]);

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!stripe || !elements) return;
    const result = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${location.origin}/return` },
      redirect: 'if_required',
    });
    if (result.error) {
      const { type, code, decline_code: declineCode, message } = result.error;
      setOutcome(JSON.stringify({ type, code, declineCode, message }));
    } else {
      setOutcome(JSON.stringify({ status: result.paymentIntent.status }));
    }
  }

  return (
    <form onSubmit={(event) => void pay(event)}>
      <PaymentElement
        onReady={(element) => {
          setReady(true);
          log(`ready ${String(element !== null)}`);
        }}
        onLoadError={({ error }) => log(`loaderror ${error.code ?? error.type}`)}
      />
      <button disabled={!isReady}>Pay</button>
      <output aria-label="Outcome">{outcome}</output>
      <output aria-label="Events">{events.join('; ')}</output>
    </form>
  );
}

/** Stands for a page dialog that closes on Escape. */
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') document.title = 'The page received Escape';
});

if (setting('theme') === 'dark') {
  Object.assign(document.documentElement.style, { background: 'rgb(10, 12, 18)', color: 'white' });
}

const script = Object.assign(document.createElement('script'), { src: setting('script') });
script.addEventListener('load', () => {
  createRoot(document.querySelector('main') ?? document.body).render(
    <StrictMode>
      <Elements
        stripe={loadStripe(setting('key'))}
        options={{
          clientSecret: setting('secret'),
          ...(setting('theme') === 'dark' && { appearance: dark }),
        }}
      >
        <Checkout />
      </Elements>
    </StrictMode>,
  );
});
document.head.append(script);
