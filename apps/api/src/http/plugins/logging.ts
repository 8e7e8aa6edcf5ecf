import { pino, type DestinationStream } from 'pino';
import type { Config } from '#config/config.ts';
import { keyedHash } from '#kernel/keyed-hash.ts';
import type { Log } from '#integrations/services.ts';

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

/*
 * What a vendor's or the driver's sentence, or an address, may quote. Strangers choose these texts, and they are logged
 * before any limit: each pattern begins only where a run of its characters begins, so that every run is read once.
 */
const email = /(?<![\w.+%-])[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
const dotted = /(?<![\w-])[\w-]+(?:\.[\w-]*){2,}/g;
const word = /\w+/g;
/** A key or client secret, also behind what is left of a percent-escape. */
const key = /^(?:[\dA-F]{2})?(?:whsec_\w|(?:[srp]k|pi)_\w*(?:secret|live|test)_\w)/;
const credentials = /(?<=:\/\/)[^/\s@]+(?=@)/g;
const redacted = '[redacted]';

export const withoutSecrets = (text: string): string =>
  text
    .replace(credentials, redacted)
    .replace(email, redacted)
    // A signed token's header is JSON, which begins so in base64url.
    .replace(dotted, (run) => (run.includes('eyJ') ? redacted : run))
    .replace(word, (run) => (key.test(run) ? redacted : run));

const maxUrlLength = 300;
const maxMessageLength = 2_000;
const maxStackLength = 10_000;

/** Cut last: half a secret could no longer be told from other text. */
const logged = (text: string, maxLength: number): string => {
  const safe = withoutSecrets(text);
  return safe.length > maxLength ? `${safe.slice(0, maxLength)}…` : safe;
};

const maxCauseDepth = 4;

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** An error without its other members: the driver's `detail` quotes whole rows, a vendor's holds whole answers. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: logged(String(error), maxMessageLength) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: logged(error.message, maxMessageLength),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: logged(error.stack, maxStackLength) }),
    ...(error.cause !== undefined && depth < maxCauseDepth && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** A request target has no fragment, but the router ends the path at `#`. */
const pathEnd = (url: string): number | undefined => {
  const end = url.search(/[?#]/);
  return end === -1 ? undefined : end;
};

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
        url: logged(url.slice(0, pathEnd(url)), maxUrlLength),
        // One caller's lines belong together, and do not say who it is.
        caller: keyedHash(config.logHashKey, ip),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
