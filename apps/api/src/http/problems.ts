import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCatalogue, type ErrorCode, type Problem } from '@org/api-contract';
import { isDatabaseAway } from '#database/connection.ts';

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
    super(detail ?? errorCatalogue[code][2], { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Fastify's own refusals, in our words. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_BAD_URL: 'invalid_url',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
};

/** What an error means to the caller. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return new ApiError('invalid_input', { fields: fieldsOf(validation) });
  const known = fastifyCodes[code ?? ''];
  if (known) return new ApiError(known);
  if (isDatabaseAway(error)) return new ApiError('unavailable', { retryAfterSeconds: 2, cause: error });
  if (statusCode === 413) return new ApiError('too_large');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('invalid_json');
  return new ApiError('internal', { cause: error });
}

function fieldsOf(validation: NonNullable<FastifyError['validation']>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, params, message } of validation.slice(0, 3)) {
    const named = params.missingProperty ?? params.additionalProperty;
    const name = (typeof named === 'string' ? named : instancePath.slice(1)).slice(0, 40);
    fields[name || 'body'] = (message ?? 'is not valid').slice(0, 60);
  }
  return fields;
}

export function problemOf(error: ApiError, requestId: string): Problem {
  const [status, title] = errorCatalogue[error.code];
  return {
    type: 'about:blank',
    title,
    status,
    detail: error.message,
    error: error.message,
    code: error.code,
    requestId,
    ...(error.fields && { fields: error.fields }),
  };
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiError(error);
  const problem = problemOf(failure, request.id);
  if (problem.status >= 500)
    request.log.error({ err: failure.cause ?? failure, code: failure.code }, 'request failed');
  if (failure.retryAfterSeconds !== undefined || problem.status === 503) {
    reply.header('retry-after', String(failure.retryAfterSeconds ?? 2));
  }
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Every failure leaves through here, the unexpected and the unrouted included. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler(sendProblem);
}

/** For what fails before there is a request: a broken percent-escape, an oversized header. */
export function rawProblem(code: ErrorCode): string {
  const problem = JSON.stringify(problemOf(new ApiError(code), crypto.randomUUID()));
  const [status, title] = errorCatalogue[code];
  return [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(problem)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    problem,
  ].join('\r\n');
}
