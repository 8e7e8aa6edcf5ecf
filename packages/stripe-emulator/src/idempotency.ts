import { createHash } from 'node:crypto';
import { StripeFailure } from './errors.ts';
import { nowSeconds } from './ids.ts';
import type { Reply } from './objects.ts';
import type { Store } from './store.ts';

/** Stripe deletes idempotency keys after 24 hours. */
const retentionSeconds = 86_400;
const maxKeyLength = 255;

/** A hash of the path and the parameters. The order of the parameters does not matter. */
export function fingerprintOf(path: string, body: string): string {
  const parameters = new URLSearchParams(body);
  parameters.sort();
  return createHash('sha256').update(`${path}\n${parameters.toString()}`).digest('base64');
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Stores an answer under its idempotency key. */
export type Keep = (answer: Answer) => void;

/** Idempotency keys: a repeated call gets the first answer, errors included. */
export class Idempotency {
  readonly #store: Store;
  readonly #inProgress = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Returns the stored answer for a key, or `undefined` if there is none.
   *
   * @throws StripeFailure 400 if the key is too long or was used for another call, 409 if its call is in progress
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
    if (!reply || reply.created < nowSeconds() - retentionSeconds) return undefined;
    if (reply.fingerprint === fingerprint) return reply;
    throw refused(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }

  /**
   * Runs a call under its key. `answer` must store its answer in the same transaction as its changes, so that a crash
   * keeps both or neither. A call that ends without an answer (a connection reset) leaves the key unused.
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
