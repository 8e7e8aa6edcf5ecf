import type { Appearance } from '@stripe/stripe-js';
import { IntegrationError, type Api } from './api.ts';
import { CardForm } from './card-form.ts';

const elementType = 'payment';

interface PaymentElementOptions {
  api: Api;
  appearance: Appearance | undefined;
  clientSecret: string;
  onDestroy: () => void;
}

/** The events that the product listens to. */
const eventNames = ['ready', 'loaderror'] as const;
type EventName = (typeof eventNames)[number];
type Listener = (event: object) => void;

/** A card form with those methods and events of Stripe's payment element that the product and its wrapper use. */
export class PaymentElement {
  readonly form: CardForm;
  readonly #listeners: Record<EventName, Set<Listener>> = { ready: new Set(), loaderror: new Set() };
  readonly #options: PaymentElementOptions;
  #isDestroyed = false;

  constructor(options: PaymentElementOptions) {
    this.#options = options;
    this.form = new CardForm(options.appearance);
  }

  get isMounted(): boolean {
    return this.form.host.isConnected;
  }

  mount(parent: HTMLElement): void {
    if (this.#isDestroyed) throw new IntegrationError('This element was destroyed. Create another one.');
    parent.replaceChildren(this.form.host);
    void this.#load();
  }

  /** Emits `ready` after retrieving the intent, or `loaderror` if the intent cannot be paid. */
  async #load(): Promise<void> {
    const error = await this.#loadError();
    if (this.#isDestroyed) return;
    if (error) this.#emit('loaderror', { error });
    else this.#emit('ready');
  }

  async #loadError(): Promise<{ type: string; code?: string; message: string } | undefined> {
    const { api, clientSecret } = this.#options;
    const result = await api.retrieve(clientSecret);
    if ('error' in result) return result.error;
    const { status } = result.paymentIntent;
    if (status !== 'succeeded' && status !== 'canceled') return undefined;
    return {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent cannot be paid because its status is ${status}.`,
    };
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.form.dispose();
    this.#options.onDestroy();
  }

  on(name: string, listener: Listener): void {
    this.#listenersOf(name).add(listener);
  }

  off(name: string, listener: Listener): void {
    this.#listenersOf(name).delete(listener);
  }

  /** @throws IntegrationError for an event that this element never emits */
  #listenersOf(name: string): Set<Listener> {
    const known = eventNames.find((each) => each === name);
    if (known) return this.#listeners[known];
    throw new IntegrationError(
      `The local Stripe.js has no event "${name}", only ${eventNames.join(' and ')}.`,
    );
  }

  #emit(name: EventName, event: object = {}): void {
    for (const listener of this.#listeners[name]) listener({ elementType, ...event });
  }
}
