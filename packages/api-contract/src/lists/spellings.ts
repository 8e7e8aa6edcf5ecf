/** The names of a list in addresses, in code, in SQL and in the OpenAPI document. */
export interface Spellings {
  /** The name of the list in addresses: `car-brands`. */
  readonly id: string;
  readonly path: `/${string}`;
  /** The kind of a saved row, and the member that has one row in an answer: `carBrand`. */
  readonly kind: string;
  /** The member that has the rows in an answer: `carBrands`. */
  readonly member: string;
  /** The name of the table, as in SQL: `car_brands`. */
  readonly table: string;
  /** The name of a row's schema: `CarBrand`. */
  readonly schema: string;
  /** The plural in the names of operations: `CarBrands`. */
  readonly schemas: string;
}

type Camel<Words extends string> = Words extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Words;

type Snake<Words extends string> = Words extends `${infer First}-${infer Rest}`
  ? `${First}_${Snake<Rest>}`
  : Words;

const camel = <Words extends string>(words: Words): Camel<Words> =>
  words.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Words>;

const pascal = <Words extends string>(words: Words) =>
  camel(words).replace(/^./, (letter) => letter.toUpperCase()) as Capitalize<Camel<Words>>;

/** All spellings of a list, derived from the singular and the id of the list. */
export const spelled = <const One extends string, const Many extends string>(one: One, id: Many) =>
  ({
    id,
    path: `/${id}`,
    kind: camel(one),
    member: camel(id),
    table: id.replaceAll('-', '_') as Snake<Many>,
    schema: pascal(one),
    schemas: pascal(id),
  }) as const;
