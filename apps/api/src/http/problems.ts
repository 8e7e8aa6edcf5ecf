import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorCatalogue, type ErrorCode, type Problem } from '@org/api-contract';
import { DatabaseUnavailable, QueueTooLong } from '#database/database-unavailable.ts';
import { ApiError } from '#kernel/api-error.ts';
import { unstored } from '#http/cache-control.ts';

/** Error codes of Fastify and its plugins, mapped to codes of the contract. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_BAD_URL: 'invalid_url',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/** The `Retry-After` of responses that failed because PostgreSQL did not answer. */
export const databaseRetrySeconds = 2;

/** Maps any error to an error of the contract. An unknown error becomes `internal`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailable) {
    const isShed = error instanceof QueueTooLong;
    return new ApiError('unavailable', { retryAfterSeconds: databaseRetrySeconds, isShed, cause: error });
  }
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const mappedCode = frameworkCodes[code ?? ''] ?? statusCodes[statusCode ?? 0];
  if (mappedCode) return new ApiError(mappedCode, { cause: error });
  const isClientError = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new ApiError(isClientError ? 'invalid_input' : 'internal', { cause: error });
}

/** Creates the problem document (RFC 9457) for an error. */
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
    ...(error.suggestions && { suggestions: [...error.suggestions] }),
    ...(error.amount !== undefined && { amount: error.amount }),
  };
}

const minServerErrorStatus = 500;

/**
 * Sends an error as a problem document, for requests with and without a route. Logs server errors with their cause;
 * the response never contains it.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiError(error);
  const problem = problemOf(failure, request.id);
  if (problem.status >= minServerErrorStatus && !failure.isShed) {
    const level = failure.code === 'unavailable' ? 'warn' : 'error';
    request.log[level]({ err: failure.cause ?? failure, code: failure.code }, 'request failed');
  }
  if (failure.retryAfterSeconds !== undefined || failure.code === 'unavailable') {
    reply.header('retry-after', String(failure.retryAfterSeconds ?? databaseRetrySeconds));
  }
  for (const name of ['etag', 'last-modified', 'content-encoding']) reply.removeHeader(name);
  return reply
    .code(problem.status)
    .headers({ 'cache-control': unstored, 'x-content-type-options': 'nosniff' })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Returns the raw HTTP response for bytes that Node could not parse as a request. */
export function connectionProblem(failure: { code: string }): string {
  const codes: Readonly<Record<string, ErrorCode>> = {
    HPE_HEADER_OVERFLOW: 'headers_too_large',
    ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  };
  const code = codes[failure.code] ?? 'invalid_input';
  const problem = JSON.stringify(problemOf(new ApiError(code), crypto.randomUUID()));
  const [status, title] = errorCatalogue[code];
  return [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(problem)}`,
    `cache-control: ${unstored}`,
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    problem,
  ].join('\r\n');
}
