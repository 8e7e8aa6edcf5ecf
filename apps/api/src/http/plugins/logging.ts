import { destination, pino, type DestinationStream } from 'pino';
import type { Config } from '#config/config.ts';
import { keyedHash } from '#kernel/keyed-hash.ts';
import type { Log } from '#integrations/services.ts';

/** Properties of a logged object whose values are redacted. */
const secretNames: ReadonlySet<string> = new Set([
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
]);

/*
 * Secrets and personal data that an error message or a URL may quote. The text is untrusted and is logged before any
 * rate limit, so the patterns must run in linear time: each matches only from the start of a run of its characters.
 */
/** The last label of a domain begins with a letter, so `fastify@5.6.1` in a stack trace is not taken for an email. */
const email =
  /(?<![\p{L}\p{M}\p{N}_.+%-])[\p{L}\p{M}\p{N}_.+%-]+(?:@|%40)[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}\p{N}-]*/gu;
const dotted = /(?<![\w-])[\w-]+(?:\.[\w-]*){2,}/g;
const word = /\w+/g;
/** A Stripe key or client secret, possibly after the two digits of a percent-escape. */
const key = /^(?:[\dA-F]{2})?(?:whsec_\w|(?:[srp]k|pi)_\w*(?:secret|live|test)_\w)/;
/** The token in the address of a private calendar. */
const calendarToken = /(?<![\w-])[\w-]{32,}(?=\.ics)/g;
/** The token in the address of the page that stops a mail. */
const unsubscribeToken = /(\/unsubscribe\/)[\w-]+/g;
const credentials = /(?<=:\/\/)[^/\s@]+(?=@)/g;
const redacted = '[redacted]';

/** Replaces credentials in URLs, emails, signed tokens, tokens in addresses and Stripe's secrets with `[redacted]`. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(credentials, redacted)
    .replace(calendarToken, redacted)
    .replace(unsubscribeToken, `$1${redacted}`)
    .replace(email, redacted)
    // The JSON header of a signed token starts with `eyJ` in base64url.
    .replace(dotted, (run) => (run.includes('eyJ') ? redacted : run))
    .replace(word, (run) => (key.test(run) ? redacted : run));

/** The uid in the path of a call about a user. */
const uidInPath = /(?<=^\/api\/user\/)[^/]+/;

const maxUrlLength = 300;
const maxMessageLength = 2_000;
const maxStackLength = 10_000;

/** Redacts before it truncates, because the patterns do not match half a secret. */
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

/**
 * A plain object that looks like an error. The job queue reports errors as copies with the names of queue and worker.
 */
const isLikeError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/**
 * Serializes an error for the log: name, message, code, stack and up to four causes. Other properties are left out: the
 * `detail` of a PostgreSQL error quotes rows, and an SDK's error contains whole responses.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error || isLikeError(error)))
    return { type: typeof error, message: logged(String(error), maxMessageLength) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name ?? 'object',
    message: logged(error.message, maxMessageLength),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: logged(error.stack, maxStackLength) }),
    ...(error.cause !== undefined && depth < maxCauseDepth && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** The router ends the path at `#` too, although a request target has no fragment. */
const pathEnd = (url: string): number | undefined => {
  const end = url.search(/[?#]/);
  return end === -1 ? undefined : end;
};

/** Fields that are nested deeper are left out. */
const maxFieldDepth = 5;

/**
 * Redacts the values of fields with secret names. Instances of classes, such as requests and errors, are left to
 * their serializers, which choose what is logged.
 */
function withoutSecretFields(fields: object, depth = 0): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields))
    safe[name] = secretNames.has(name) ? redacted : safeValue(value, depth + 1);
  return safe;
}

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return depth > maxFieldDepth ? '[deep]' : value.map((item) => safeValue(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return depth > maxFieldDepth ? '[deep]' : withoutSecretFields(value, depth);
}

interface LoggedRequest {
  method: string;
  url: string;
  ip: string;
}

/** Lines are buffered up to this length or this time. */
const linesBytes = 4_096;
const linesMs = 100;

/**
 * Creates the logger. It redacts secrets, and logs a URL without its query, which may contain anything.
 *
 * @param stream - where lines are written; standard output by default
 */
export function createLog(config: Pick<Config, 'logLevel' | 'logHashKey'>, stream?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    formatters: { log: withoutSecretFields },
    serializers: {
      err: loggedError,
      req: ({ method, url, ip }: LoggedRequest) => ({
        method,
        url: logged(
          url.slice(0, pathEnd(url)).replace(uidInPath, (uid) => keyedHash(config.logHashKey, uid)),
          maxUrlLength,
        ),
        // The hash connects the lines of one caller without revealing the IP address.
        caller: keyedHash(config.logHashKey, ip),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
  // A libuv thread writes the lines in batches, so that neither their number nor a slow reader delays requests. Pino
  // writes the rest at exit.
  return pino(
    options,
    stream ?? destination({ dest: 1, sync: false, minLength: linesBytes, periodicFlush: linesMs }),
  );
}
