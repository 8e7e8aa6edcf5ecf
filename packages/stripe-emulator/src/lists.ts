import { endpoint, type Endpoint } from './calls.ts';
import { missing } from './errors.ts';
import { fields, integer, list, required, text, type Read } from './parameters.ts';

/** The parameters of every list endpoint. */
export const listShape = {
  created: fields({ gte: integer(0), lt: integer(0) }),
  expand: list(required(text())),
  limit: integer(1, 100),
  starting_after: text(),
};

interface Listed {
  id: string;
  created: number;
}

export interface Page<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

/**
 * Returns one page of a list, newest first.
 *
 * @param items - all items, oldest first
 * @throws StripeFailure 404 if the cursor is not in the list
 */
export function pageOf<T extends Listed>(
  items: readonly T[],
  params: Read<typeof listShape>,
  url: string,
): Page<T> {
  const { starting_after: cursor, limit = 10 } = params;
  const { gte = -Infinity, lt = Infinity } = params.created ?? {};
  const newestFirst = items.toReversed();
  const last = newestFirst.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && last === -1) throw missing('object', cursor, 'starting_after');
  const found = newestFirst.slice(last + 1).filter((item) => item.created >= gte && item.created < lt);
  return { object: 'list', url, has_more: found.length > limit, data: found.slice(0, limit) };
}

/** A list of objects that belong to payments, of all payments or of one. */
export const listEndpoint = (
  url: `/v1/${string}`,
  all: () => (Listed & { payment_intent: string })[],
): Endpoint =>
  endpoint(`GET ${url}`, { ...listShape, payment_intent: text() }, ({ params }) => {
    const { payment_intent: intentId } = params;
    const items = all().filter((item) => item.payment_intent === (intentId ?? item.payment_intent));
    return pageOf(items, params, url);
  });
