import type { Route } from '@org/api-contract';
import { UnusableAnswerError } from './errors.ts';
import { expectedMembers } from './expected-members.ts';

/**
 * Rejects an answer that lacks what the contract requires, such as the `{}` of a proxy. Otherwise a page would keep loading, or
 * show an empty form whose Save overwrites the stored values.
 *
 * @throws UnusableAnswerError
 */
export function checkMembers(route: Route, answer: object): void {
  for (const [name, kind] of Object.entries(expectedMembers[route] ?? {})) {
    if (kindOf(Reflect.get(answer, name)) !== kind)
      throw new UnusableAnswerError(`The answer to ${route} has no ${name}.`);
  }
}

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};
