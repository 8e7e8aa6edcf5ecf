/** The members that the contract requires of each answer. `expected-members-plugin.ts` bundles this module. */
import { endpoints, type EndpointSpec } from '@org/api-contract';
import type { Kind } from '../src/api/expected-members.ts';

/** The parts of a JSON schema that say what kind a value is. */
interface Schema {
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
}

/** The required members of each JSON answer, with their kinds. A member that may be `null` is left out. */
export const membersOfAnswers = (): Record<string, Record<string, Kind>> =>
  Object.fromEntries(
    Object.entries(endpoints as Record<string, EndpointSpec>)
      .filter(([, { media }]) => media === undefined)
      .map(([route, { response }]) => [route, membersOf(response as Schema)]),
  );

const membersOf = ({ required = [], properties = {} }: Schema): Record<string, Kind> =>
  Object.fromEntries(
    required.flatMap((name) => {
      const kind = kindOf(properties[name] ?? {});
      return kind === undefined ? [] : [[name, kind]];
    }),
  );

/** Returns `undefined` if a value may have several kinds, `null` included. */
function kindOf({ type, enum: values, anyOf }: Schema): Kind | undefined {
  if (anyOf) {
    const [first, ...others] = new Set(anyOf.map(kindOf));
    return others.length === 0 ? first : undefined;
  }
  if (values) return values.every((value) => typeof value === 'string') ? 'string' : undefined;
  if (type === 'integer') return 'number';
  return kinds.find((kind) => kind === type);
}

const kinds: readonly Kind[] = ['string', 'number', 'boolean', 'array', 'object'];
