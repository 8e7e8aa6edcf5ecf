import { createHash } from 'node:crypto';
import { StripeFailure } from './errors.ts';
import { nowSeconds } from './ids.ts';
import type { Reply } from './objects.ts';
import type { Store } from './store.ts';

const keptSeconds = 86_400;
const longestKey = 255;

/** What makes two calls the same: where to, and the parameters in any order. */
export function fingerprintOf(path: string, body: string): string {
  const parameters = new URLSearchParams(body);
  parameters.sort();
  return createHash('sha256').update(`${path}\n${parameters.toString()}`).digest('base64');
}

interface Answer {
  status: number;
  body: unknown;
}

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
    if (key.length > longestKey) {
      throw refused(400, `An idempotency key has at most ${longestKey} characters.`);
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
   * Runs a call under its key and keeps the answer. A call that ends without one (a cut line) leaves the key free.
   * What comes before `answer`, such as reading parameters, is no part of it: a call refused there may be corrected.
   */
  async run(
    call: { key: string; fingerprint: string; requestId: string },
    answer: () => Promise<Answer>,
  ): Promise<Answer> {
    const { key: id, fingerprint, requestId } = call;
    this.#inProgress.add(id);
    try {
      const { status, body } = await answer();
      this.#store.put('replies', { id, fingerprint, created: nowSeconds(), status, body, requestId });
      return { status, body };
    } finally {
      this.#inProgress.delete(id);
    }
  }
}

const refused = (status: number, message: string, code?: string): StripeFailure =>
  new StripeFailure(status, 'idempotency_error', message, { ...(code && { code }) });
