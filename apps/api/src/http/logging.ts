import { createHmac } from 'node:crypto';
import { pino, type DestinationStream } from 'pino';
import type { Config } from '#config.ts';
import type { Log } from '#services/services.ts';

/** What stands in the log for an e-mail or an address: the same for the same person, and nothing to read. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text.toLowerCase()).digest('hex').slice(0, 24);

/** Names under which something secret or personal could come along with an object that is logged. */
const secretNames = [
  'authorization',
  'cookie',
  'stripe-signature',
  'set-cookie',
  'password',
  'idToken',
  'token',
  'clientSecret',
  'client_secret',
  'email',
];

/** What a vendor's or the driver's sentence may quote: e-mails, signed tokens, keys and client secrets. */
const secretTexts =
  /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+|eyJ[\w-]+\.[\w-]+\.[\w-]*|\b(?:[srp]k|whsec|pi)_\w*(?:secret|live|test)_\w+|\bwhsec_\w+|(?<=:\/\/)[^/\s@]+(?=@)/g;

export const withoutSecrets = (text: string): string => text.replace(secretTexts, '[redacted]');

const deepestCause = 4;

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** An error without its other members: the driver's `detail` quotes whole rows, a vendor's holds whole answers. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: withoutSecrets(error.stack) }),
    ...(error.cause !== undefined && depth < deepestCause && { cause: loggedError(error.cause, depth + 1) }),
  };
}

interface LoggedRequest {
  method: string;
  url: string;
  ip: string;
}

/** Structured lines without secrets; an address is logged without its query, which may hold anything. */
export function createLog(config: Pick<Config, 'logLevel' | 'logHashKey'>, stream?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
    serializers: {
      err: loggedError,
      req: ({ method, url, ip }: LoggedRequest) => ({
        method,
        url: withoutSecrets(url.split('?')[0] ?? ''),
        // One caller's lines belong together, and do not say who it is.
        caller: keyedHash(config.logHashKey, ip),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
