import * as Type from 'typebox';
import { closed, named, nullable, ZodiacSignId } from './schemas.ts';
import { searchedFields } from './lists/list.ts';
import { searchMaxLength, slugMaxLength } from './values.ts';

/** The last part of the address of a company, brand or state. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: slugMaxLength });

/** The source and the license of a group of facts. */
export const FactSource = named('FactSource', {
  /** The facts from this source, such as `City coordinates`. */
  facts: Type.String(),
  source: Type.String(),
  licence: Type.String(),
  url: nullable(Type.String({ format: 'uri' })),
});

export type FactSource = Type.Static<typeof FactSource>;

/** A row of the same list that has something in common with the one shown. */
export const Neighbor = named('Neighbor', {
  slug: Slug,
  name: Type.String(),
  /** The year of the founding, or of the statehood. */
  year: Type.Integer(),
  zodiacSign: ZodiacSignId,
  /** The industry, category or region. */
  kind: nullable(Type.String()),
  logoUrl: nullable(Type.String()),
});

export type Neighbor = Type.Static<typeof Neighbor>;

/** A few neighbors of each relation, the best known first. */
const Neighbors = named('Neighbors', {
  sameYear: Type.Array(Neighbor),
  /** Rows of the same sign and of the same industry or category; for states, of the same sign. */
  sameSign: Type.Array(Neighbor),
  /** Rows whose sign forms three harmonies or a six harmony with the sign of the row. */
  inHarmony: Type.Array(Neighbor),
  /** Rows of the opposite sign. */
  acrossTheWheel: Type.Array(Neighbor),
});

const Count = Type.Integer({ minimum: 0 });

/** The listed rows that share a value with a row, which is counted too, or its rival alone. */
const GroupStanding = named('GroupStanding', {
  /** The shared property, such as `country`; `all` for the whole list, `rival` for the row that it is compared with. */
  by: Type.String(),
  count: Count,
  /** The number of rows that began in an earlier year. */
  older: Count,
  /** The number of other rows that began in the same year. */
  asOld: Count,
  ofSign: Count,
  /**
   * The best known other rows; empty if the group is only counted. In a group of one trade or class, rows that have
   * ended or whose sign is uncertain are left out, and rows that began less than twelve years before or after the row come first. Among these, well known
   * rows come first, then the nearest in age.
   */
  others: Type.Array(closed({ name: Type.String(), zodiacSign: ZodiacSignId, year: Type.Integer() }), {
    maxItems: 3,
  }),
});

/** How a row compares with the listed rows of its list. */
export const Standing = named('Standing', {
  total: Count,
  /**
   * Rows of the same industry, category or region by sign, in the order of the cycle; all 0 if the row has none.
   */
  ofKindBySign: Type.Array(Count, { minItems: 12, maxItems: 12 }),
  /** The whole list, and groups of at most 4,000 rows. */
  groups: Type.Array(GroupStanding),
  /** The number of rows with a greater number in a column, such as `population`. */
  ranks: Type.Array(closed({ by: Type.String(), above: Count })),
});

export type Standing = Type.Static<typeof Standing>;

/** Members of the details of every row, besides its facts. */
export const details = {
  /** The current slug of the row, if the requested slug is a former or other name; otherwise `null`. */
  movedTo: nullable(Slug),
  neighbours: Neighbors,
  standing: Standing,
  /** If `facts` is the label of a fact, such as `Founders`, the source applies to this fact only. */
  sources: Type.Array(FactSource),
};

export const slugParams = closed({ slug: Slug });

/** Why a search found a row: the field, its text, and the positions of the words in it. */
export const SearchMatch = named('SearchMatch', {
  field: Type.Enum([...searchedFields]),
  text: Type.String(),
  /** Start and end of each marked part, in UTF-16 units. */
  marks: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 })),
});

export type SearchMatch = Type.Static<typeof SearchMatch>;

/** Whether more than 10,000 rows match. Only 10,000 are counted then, so each count is a minimum. */
export const capped = Type.Boolean();

/** The number of rows with a value, among the rows that match all other filters. */
export const ValueCount = named('ValueCount', {
  value: Type.String(),
  count: Type.Integer({ minimum: 0 }),
});

/** Members of the answer to a search, besides its rows. */
export const searched = {
  /** The words that were searched for instead, if no name has the typed ones. */
  corrected: nullable(Type.String()),
};

/** Why a search found the row; `null` without a search. */
export const match = Type.Optional(nullable(SearchMatch));

export const search = Type.Optional(Type.String({ maxLength: searchMaxLength }));
