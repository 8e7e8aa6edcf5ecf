import { createHash } from 'node:crypto';
import { StripeFailure } from './errors.ts';
import { nowSeconds } from './ids.ts';
import type { Reply } from './objects.ts';
import type { Store } from './store.ts';

const keptSeconds = 86_400;
const maxKeyLength = 255;

/** What makes two calls the same: where to, and the parameters in any order. */
export function fingerprintOf(path: string, body: string): string {
  const parameters = new URLSearchParams(body);
  parameters.sort();
  return createHash('sha256').update(`${path}\n${parameters.toString()}`).digest('base64');
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Keeps an answer for its key. */
export type Keep = (answer: Answer) => void;

/** Answers a call that is repeated with its key as the first time, failures included. */
export class Idempotency {
  readonly #store: Store;
  readonly #inProgress = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * What the key was answered before, if anything.
   *
   * @throws StripeFailure where it was used for another call, or its call is not finished
   */
  earlier(key: string, fingerprint: string): Reply | undefined {
    if (key.length > maxKeyLength) {
      throw refused(400, `An idempotency key has at most ${maxKeyLength} characters.`);
    }
    if (this.#inProgress.has(key)) {
      throw refused(
        409,
        `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
        'idempotency_key_in_use',
      );
    }
    const reply = this.#store.get('replies', key);
    if (!reply || reply.created < nowSeconds() - keptSeconds) return undefined;
    if (reply.fingerprint === fingerprint) return reply;
    throw refused(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }

  /**
   * Runs a call under its key. `answer` keeps what it answers in the very transaction that does what was asked, so
   * that a crash leaves both or neither; a call that ends without an answer (a cut line) leaves the key free.
   */
  async run(
    { key, fingerprint, requestId }: { key: string; fingerprint: string; requestId: string },
    answer: (keep: Keep) => Promise<Answer>,
  ): Promise<Answer> {
    this.#inProgress.add(key);
    try {
      return await answer((kept) => {
        this.#store.put('replies', { id: key, fingerprint, created: nowSeconds(), requestId, ...kept });
      });
    } finally {
      this.#inProgress.delete(key);
    }
  }
}

const refused = (status: number, message: string, code?: string): StripeFailure =>
  new StripeFailure(status, 'idempotency_error', message, { ...(code && { code }) });
