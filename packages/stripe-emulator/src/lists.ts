import { missing } from './errors.ts';
import { fields, integer, list, required, text, type Read } from './parameters.ts';

const second = integer(0);

const range = fields({ gt: second, gte: second, lt: second, lte: second });

/** A timestamp, or a range of timestamps. */
const created: typeof range = (value, name) => {
  if (typeof value !== 'string' || value === '') return range(value, name);
  const exactly = second(value, name);
  return { gt: undefined, gte: exactly, lt: undefined, lte: exactly };
};

/** The parameters of every list endpoint. */
export const listShape = {
  created,
  ending_before: text(),
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
  const { gte = -Infinity, gt = -Infinity, lte = Infinity, lt = Infinity } = params.created ?? {};
  const newestFirst = items.toReversed();
  const position = (id: string, param: string): number => {
    const index = newestFirst.findIndex((item) => item.id === id);
    if (index === -1) throw missing('object', id, param);
    return index;
  };
  const from =
    params.starting_after === undefined ? 0 : position(params.starting_after, 'starting_after') + 1;
  const to = params.ending_before === undefined ? undefined : position(params.ending_before, 'ending_before');
  const found = newestFirst
    .slice(from, to)
    .filter((item) => item.created >= gte && item.created > gt && item.created <= lte && item.created < lt);
  const limit = params.limit ?? 10;
  // `ending_before` returns the items directly before the cursor, not the first items of the list.
  const data = params.ending_before === undefined ? found.slice(0, limit) : found.slice(-limit);
  return { object: 'list', url, has_more: found.length > limit, data };
}
