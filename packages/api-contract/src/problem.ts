import * as Type from 'typebox';
import { errorCatalogue, type ErrorCode } from './errors.ts';
import { named } from './schemas.ts';

/** The body of every failed call: RFC 9457 problem details with `error`, `code` and `requestId`. */
export const Problem = named('Problem', {
  type: Type.Literal('about:blank'),
  title: Type.String(),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  /** A sentence for the user. */
  detail: Type.String(),
  /** The same sentence, under the name that the specification's clients read. */
  error: Type.String(),
  code: Type.Enum(Object.keys(errorCatalogue) as ErrorCode[], { title: 'ErrorCode' }),
  requestId: Type.String(),
  /** The problem of each wrong field, by the field's name. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Keywords that may be meant instead of a refused one. */
  suggestions: Type.Optional(Type.Array(Type.String())),
  /** Today's price in dollars, with the code `price_changed`. */
  amount: Type.Optional(Type.Number()),
});

export type Problem = Type.Static<typeof Problem>;
