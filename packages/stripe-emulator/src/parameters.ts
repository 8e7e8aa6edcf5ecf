import { invalid } from './errors.ts';
import type { Params } from './requests.ts';

export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function wholeNumber(params: Params, name: string): number | undefined {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalid(name, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  return Number(value);
}

export function metadataOf(params: Params): Record<string, string> {
  const given = params.metadata;
  if (given === null || typeof given !== 'object') return {};
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]));
}

/** A copy with the ids that `expand[]` names replaced by what they stand for. */
export function expand(
  object: object,
  params: Params,
  known: Record<string, (id: string) => unknown>,
): unknown {
  const wanted = Array.isArray(params.expand) ? params.expand : [];
  const copy: Record<string, unknown> = { ...object };
  for (const name of wanted) {
    const id = copy[String(name)];
    const find = known[String(name)];
    if (typeof id === 'string' && find) copy[String(name)] = find(id);
  }
  return copy;
}

interface Listed {
  id: string;
  created: number;
}

/** A page of a list, newest first, as Stripe pages: `limit`, `starting_after`, `created[gte|gt|lte|lt]`. */
export function listOf<T extends Listed>(all: T[], params: Params, url: string) {
  const limit = wholeNumber(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('limit', 'This value must be between 1 and 100.');
  const created = (params.created ?? {}) as Params;
  const holds = (name: string, test: (limit: number) => boolean): boolean => {
    const bound = wholeNumber(created, name);
    return bound === undefined || test(bound);
  };
  const newestFirst = all
    .toReversed()
    .filter(
      (item) =>
        holds('gte', (bound) => item.created >= bound) &&
        holds('gt', (bound) => item.created > bound) &&
        holds('lte', (bound) => item.created <= bound) &&
        holds('lt', (bound) => item.created < bound),
    );
  const after = textOf(params, 'starting_after');
  const start = after ? newestFirst.findIndex((item) => item.id === after) + 1 : 0;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
}
