/** The `error` of a Stripe.js result. Stripe.js returns API errors; it does not throw them. */
export interface ApiError {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: PaymentIntent;
}

export interface PaymentIntent {
  id: string;
  amount: number;
  currency: string;
  client_secret: string;
  status: string;
  last_payment_error: ApiError | null;
}

export type Result<K extends string, T> = { [P in K]: T } | { error: ApiError };
export type IntentResult = Result<'paymentIntent', PaymentIntent>;

/** Client of the emulator endpoints that accept a publishable key. */
export class Api {
  readonly #origin: string;
  readonly #publishableKey: string;

  constructor(origin: string, publishableKey: string) {
    this.#origin = origin;
    this.#publishableKey = publishableKey;
  }

  async retrieve(clientSecret: string): Promise<IntentResult> {
    const query = new URLSearchParams({ client_secret: clientSecret });
    return intent(await this.#call(`${pathOf(clientSecret)}?${query}`));
  }

  async confirm(clientSecret: string, parameters: Record<string, string>): Promise<IntentResult> {
    return intent(await this.#post(clientSecret, 'confirm', parameters));
  }

  async authenticate(clientSecret: string, accepted: boolean): Promise<IntentResult> {
    const outcome = accepted ? 'accepted' : 'refused';
    return intent(await this.#post(clientSecret, 'authenticate', { outcome }));
  }

  #post(clientSecret: string, action: string, parameters: Record<string, string>): Promise<Answer> {
    const body = new URLSearchParams({ client_secret: clientSecret, ...parameters });
    return this.#call(`${pathOf(clientSecret)}/${action}`, body);
  }

  async #call(path: string, body?: URLSearchParams): Promise<Answer> {
    try {
      const response = await fetch(`${this.#origin}${path}`, {
        headers: { authorization: `Bearer ${this.#publishableKey}` },
        ...(body && { method: 'POST', body }),
      });
      const answer = (await response.json()) as object;
      return response.ok ? { object: answer } : (answer as { error: ApiError });
    } catch {
      // Stripe.js reports a network failure as a result, so that the page can show it to the payer.
      const message = 'We could not reach the payment service. Please check your connection and try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  }
}

type Answer = { object: object } | { error: ApiError };

const intent = (answer: Answer): IntentResult =>
  'error' in answer ? answer : { paymentIntent: answer.object as PaymentIntent };

function pathOf(clientSecret: string): string {
  const [, id] = /^(pi_[0-9A-Za-z]+)_secret_[0-9A-Za-z]+$/.exec(clientSecret) ?? [];
  if (id === undefined) {
    throw new IntegrationError('The client secret must be that of a PaymentIntent: pi_…_secret_….');
  }
  return `/v1/payment_intents/${id}`;
}

/** The page called Stripe.js incorrectly. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
