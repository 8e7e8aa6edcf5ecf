import { errorCatalogue, type ErrorCode } from '@org/api-contract';

interface ApiErrorOptions {
  /** A sentence for users that replaces the one of `errorCatalogue`. */
  detail?: string;
  /** Invalid inputs by name, each with its problem, such as `is missing`. */
  fields?: Record<string, string>;
  /** Suggested keywords in place of a refused one. */
  suggestions?: readonly string[];
  retryAfterSeconds?: number;
  /** Today's price in dollars, with the code `price_changed`. */
  amount?: number;
  /** The call was refused because the process has more calls than it can serve. Such calls are logged together. */
  isShed?: boolean;
  cause?: unknown;
}

/** An expected failure. Its code, from the contract, determines the HTTP status and the sentence that users see. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly suggestions: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly amount: number | undefined;
  readonly isShed: boolean;

  constructor(
    code: ErrorCode,
    { detail, fields, suggestions, retryAfterSeconds, amount, isShed = false, cause }: ApiErrorOptions = {},
  ) {
    super(detail ?? sentenceOf(code, retryAfterSeconds), { cause });
    this.code = code;
    this.fields = fields;
    this.suggestions = suggestions;
    this.retryAfterSeconds = retryAfterSeconds;
    this.amount = amount;
    this.isShed = isShed;
  }
}

const secondsInMinute = 60;

/** Adds the waiting time to the sentence of a rate limit. */
function sentenceOf(code: ErrorCode, retryAfterSeconds: number | undefined): string {
  if (code !== 'rate_limited' || retryAfterSeconds === undefined) return errorCatalogue[code][2];
  const [count, unit] =
    retryAfterSeconds > secondsInMinute
      ? [Math.ceil(retryAfterSeconds / secondsInMinute), 'minute']
      : [retryAfterSeconds, 'second'];
  return `Too many requests. You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
