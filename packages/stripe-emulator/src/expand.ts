import { invalid, type StripeFailure } from './errors.ts';
import type { Table } from './store.ts';

export type Find = (table: Table, id: string) => object | undefined;

const tables: Readonly<Record<string, Table>> = {
  ch: 'charges',
  cs: 'checkout_sessions',
  dp: 'disputes',
  issfr: 'early_fraud_warnings',
  pi: 'payment_intents',
  plink: 'payment_links',
  pm: 'payment_methods',
  re: 'refunds',
};

const maxDepth = 4;

/**
 * Returns a copy of `object` with the objects in place of the ids at `paths` (such as `data.latest_charge`).
 *
 * @throws StripeFailure 400 if a path is too deep or is not the id of an object
 */
export function expand(object: object, paths: readonly string[], find: Find): object {
  if (paths.length === 0) return object;
  const copy = structuredClone(object);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > maxDepth) {
      throw invalid('expand', `You cannot expand more than ${maxDepth} levels of a property.`);
    }
    expandPath(copy, steps, path, find);
  }
  return copy;
}

function expandPath(at: object, [step = '', ...rest]: readonly string[], path: string, find: Find): void {
  const node = at as Record<string, unknown>;
  if (!Object.hasOwn(node, step)) throw notExpandable(path);
  const value = node[step];
  if (value === null) return;
  if (typeof value === 'string') {
    const table = tables[value.slice(0, value.indexOf('_'))];
    const found = table && find(table, value);
    if (!found) throw notExpandable(path);
    node[step] = structuredClone(found);
  }
  for (const next of [node[step]].flat()) {
    if (next === null || typeof next !== 'object') throw notExpandable(path);
    if (rest.length > 0) expandPath(next, rest, path, find);
  }
}

const notExpandable = (path: string): StripeFailure =>
  invalid('expand', `This property cannot be expanded (${path}).`);
