type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface Details {
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: object;
}

/** A failure in Stripe's own shape. */
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

  get body(): { error: object } {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

export const missing = (kind: string, id: string): StripeFailure =>
  new StripeFailure(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });

export const invalid = (param: string, message: string, code = 'parameter_invalid'): StripeFailure =>
  new StripeFailure(400, 'invalid_request_error', message, { code, param });

export const required = (param: string): StripeFailure =>
  invalid(param, `Missing required param: ${param}.`, 'parameter_missing');
