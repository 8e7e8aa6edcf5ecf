import type { PaymentIntent, PaymentMethod } from './objects.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface Details {
  charge?: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: PaymentIntent;
  payment_method?: PaymentMethod;
}

/** An error that is returned in Stripe's format. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: Details;

  constructor(status: number, type: ErrorType, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  get body(): { error: { type: ErrorType; message: string } & Details } {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

/** A 400 for a parameter. `param` is its name. */
export const invalid = (param: string, message: string, code?: string): StripeFailure =>
  new StripeFailure(400, 'invalid_request_error', message, { param, ...(code && { code }) });

/** A 404 for an object that the path or the parameter `param` refers to. */
export const missing = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
