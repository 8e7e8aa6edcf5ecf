import type { Appearance } from '@stripe/stripe-js';
import { IntegrationError, type Api } from './api.ts';
import { CardForm } from './card-form.ts';
import { Emitter } from './emitter.ts';

const elementType = 'payment';

interface PaymentElementOptions {
  api: Api;
  appearance: Appearance | undefined;
  /** Undefined if the page passes the client secret to `confirmPayment` instead. */
  clientSecret: string | undefined;
  onDestroy: () => void;
}

/** A card form with the methods and events of Stripe's payment element. */
export class PaymentElement {
  readonly form: CardForm;
  readonly #emitter = new Emitter();
  readonly #options: PaymentElementOptions;
  #isDestroyed = false;

  constructor(options: PaymentElementOptions) {
    this.#options = options;
    this.form = new CardForm(options.appearance, {
      onChange: ({ complete, empty }) =>
        this.#emit('change', { complete, empty, collapsed: false, value: { type: 'card' } }),
      onFocus: () => this.#emit('focus'),
      onBlur: () => this.#emit('blur'),
    });
  }

  get isMounted(): boolean {
    return this.form.host.isConnected;
  }

  mount(target: string | HTMLElement): void {
    if (this.#isDestroyed) throw new IntegrationError('This element was destroyed. Create another one.');
    const parent = typeof target === 'string' ? document.querySelector(target) : target;
    if (!parent) throw new IntegrationError('No element matches the selector given to mount().');
    parent.replaceChildren(this.form.host);
    void this.#load();
  }

  /** Emits `ready` after retrieving the intent, or `loaderror` if the intent cannot be paid. */
  async #load(): Promise<void> {
    // Callers may add listeners right after mount().
    await Promise.resolve();
    this.#emit('loaderstart');
    const error = await this.#loadError();
    if (this.#isDestroyed) return;
    if (!error) this.#emit('ready');
    else if (!this.#emitter.emit('loaderror', { elementType, error })) {
      reportError(new IntegrationError(`Unhandled payment Element loaderror: ${error.message}`));
    }
  }

  async #loadError(): Promise<{ type: string; code?: string; message: string } | undefined> {
    const { api, clientSecret } = this.#options;
    if (clientSecret === undefined) return undefined;
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

  unmount(): void {
    this.form.host.remove();
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.form.dispose();
    this.#options.onDestroy();
  }

  /** Does nothing: the options select layouts and methods that this form does not have. */
  update(): void {}

  focus(): void {
    this.form.focus();
  }

  blur(): void {
    this.form.blur();
  }

  clear(): void {
    this.form.clear();
  }

  collapse(): void {}

  on(name: string, listener: () => void): this {
    this.#emitter.on(name, listener);
    return this;
  }

  once(name: string, listener: () => void): this {
    this.#emitter.once(name, listener);
    return this;
  }

  off(name: string, listener?: () => void): this {
    this.#emitter.off(name, listener);
    return this;
  }

  #emit(name: string, event: object = {}): void {
    this.#emitter.emit(name, { elementType, ...event });
  }
}
