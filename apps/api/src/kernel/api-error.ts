import { errorCatalogue, type ErrorCode } from '@org/api-contract';

interface ApiErrorOptions {
  /** A sentence fit to show, where it can say more than the catalogue's. */
  detail?: string;
  /** What is wrong with which input. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure: a code of the contract, which decides status and sentence. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { detail, fields, retryAfterSeconds, cause }: ApiErrorOptions = {}) {
    super(detail ?? sentenceOf(code, retryAfterSeconds), { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const secondsInMinute = 60;

/** A refusal that ends says when: the catalogue's sentence knows of no call. */
function sentenceOf(code: ErrorCode, retryAfterSeconds: number | undefined): string {
  if (code !== 'rate_limited' || retryAfterSeconds === undefined) return errorCatalogue[code][2];
  const [count, unit] =
    retryAfterSeconds > secondsInMinute
      ? [Math.ceil(retryAfterSeconds / secondsInMinute), 'minute']
      : [retryAfterSeconds, 'second'];
  return `Too many requests. You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
