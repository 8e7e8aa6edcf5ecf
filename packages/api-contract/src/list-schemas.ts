import * as Type from 'typebox';
import { match, Slug } from './catalog.ts';
import { lists, type Described } from './lists.ts';
import type { Column, Columns, Values } from './lists/list.ts';
import { Instant, nullable, ZodiacSignId } from './schemas.ts';

/** The schema of a known value, by the type of its column. */
const schemas: Readonly<Record<Column['type'], (column: Column) => Type.TSchema>> = {
  text: () => Type.String(),
  url: () => Type.String(),
  logo: () => Type.String(),
  integer: (column) => Type.Integer(rangeOf(column)),
  number: (column) => Type.Number(rangeOf(column)),
  flag: () => Type.Boolean(),
  sign: () => ZodiacSignId,
  instant: () => Instant,
  texts: () => Type.Array(Type.String()),
  datedNames: () =>
    Type.Array(Type.Object({ name: Type.String(), year: Type.Integer() }, { additionalProperties: false })),
  oneOf: ({ values = [], title }) => Type.Enum([...values], title === undefined ? {} : { title }),
};

const rangeOf = ({ min, max }: Column) => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});

/** The schema of a known value of a column. */
export const schemaOfValue = (column: Column): Type.TSchema => schemas[column.type](column);

/** The schema of each column, with the type of its values. */
type Properties<C extends Columns> = { [Name in keyof C]: Type.TUnsafe<Values<C>[Name]> };

/** The members of a row of a list. The types follow from the same columns as the schemas. */
export const rowProperties = <C extends Columns>(columns: C) => ({
  id: Type.Integer(),
  slug: Slug,
  name: Type.String(),
  zodiacSign: ZodiacSignId,
  match,
  ...(Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const schema = schemaOfValue(column);
      return [name, column.isKnown ? schema : nullable(schema)];
    }),
  ) as Properties<C>),
});

/** The counts of the twelve signs, in the order of the cycle. */
export const signCounts = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 12, maxItems: 12 });

/** A member for each list. */
export const byList = <Schema>(schema: Schema) =>
  Object.fromEntries(Object.values(lists).map(({ member }) => [member, schema])) as Record<
    Described['member'],
    Schema
  >;
