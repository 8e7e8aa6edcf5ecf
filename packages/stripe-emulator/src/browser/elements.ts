import type { Appearance } from '@stripe/stripe-js';
import { IntegrationError, type Api } from './api.ts';
import { PaymentElement } from './payment-element.ts';

export interface ElementsOptions {
  appearance?: Appearance;
  clientSecret: string;
}

/** Stripe's `Elements` group, limited to one payment element. */
export class Elements {
  readonly #api: Api;
  #options: ElementsOptions;
  #element: PaymentElement | undefined;

  constructor(api: Api, options: ElementsOptions) {
    this.#api = api;
    this.#options = options;
  }

  get clientSecret(): string {
    return this.#options.clientSecret;
  }

  /** @throws IntegrationError if no payment element is mounted */
  get mounted(): PaymentElement {
    if (this.#element?.isMounted) return this.#element;
    throw new IntegrationError('These elements should have a mounted Payment Element.');
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') {
      throw new IntegrationError(`The local Stripe.js supports the payment element only, not "${type}".`);
    }
    if (this.#element) throw new IntegrationError('These elements have a payment element already.');
    const { appearance, clientSecret } = this.#options;
    const onDestroy = (): void => {
      this.#element = undefined;
    };
    this.#element = new PaymentElement({ api: this.#api, appearance, clientSecret, onDestroy });
    return this.#element;
  }

  update(changed: Partial<ElementsOptions>): void {
    this.#options = { ...this.#options, ...changed };
    if (changed.appearance) this.#element?.form.style(changed.appearance);
  }
}
