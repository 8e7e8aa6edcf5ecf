import * as Type from 'typebox';
import { details, search, searched, Slug, slugParams, ValueCount } from './catalog.ts';
import type { EndpointSpec } from './endpoint.ts';
import { rowProperties, schemaOfValue } from './list-schemas.ts';
import type { Column, Columns, Facet, Values } from './lists/list.ts';
import { ordinaryLists, type Ordinary } from './lists.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';

type FacetOf<L extends Ordinary> = L['facets'][number];
type Known<L extends Ordinary, Name extends string> = Name extends keyof L['columns']
  ? NonNullable<Values<L['columns']>[Name]>
  : never;
type Closed<Properties extends Type.TProperties> = Type.TObject<Properties>;

type RowSchema<L extends Ordinary> = ReturnType<typeof rowProperties<L['columns']>>;

type Query<L extends Ordinary> = typeof pageQuery & {
  zodiac: Type.TOptional<typeof ZodiacSignId>;
  search: typeof search;
  sort: Type.TOptional<Type.TUnsafe<'name' | L['sorts'][number]['value']>>;
} & { [F in FacetOf<L> as F['name']]: Type.TOptional<Type.TUnsafe<Known<L, F['column']>>> };

type Page<L extends Ordinary> = Record<L['member'], Type.TArray<Closed<RowSchema<L>>>> &
  typeof pageTotals &
  typeof searched & {
    facets: Closed<Record<'zodiac' | FacetOf<L>['name'], Type.TArray<typeof ValueCount>>>;
  };

/** The company of the same name. */
const company = nullable(closed({ slug: Slug, name: Type.String(), foundedYear: Type.Integer() }));

type Details<L extends Ordinary> = Record<L['kind'], Closed<RowSchema<L>>> &
  typeof details &
  (L extends { hasCompanyOfName: true } ? { company: typeof company } : unknown);

/** Members that all endpoints of lists share. */
const usual = {
  access: 'paid',
  isShedFirst: true,
  limit: { max: 120, windowSeconds: 60, by: 'user' },
} as const;

/** A separate type for `Parts`: an intersection with `EndpointSpec` would also allow any object as query or parameters. */
type Spec<Parts> = Omit<EndpointSpec, keyof Parts | keyof typeof usual> & typeof usual & Parts;

/** A facet with an endpoint that lists the used values. */
type Listed<L extends Ordinary, F> = F extends {
  column: infer Column extends string;
  endpoint: { name: infer Name extends string };
}
  ? { route: `GET /api/${L['id']}/${Name}`; name: Name; value: Known<L, Column> }
  : never;
type ListedFacet<L extends Ordinary> = L extends Ordinary ? Listed<L, FacetOf<L>> : never;

/** The endpoints of the ordinary lists by their routes. Their types follow from the descriptions, as the schemas do. */
type ListEndpoints = {
  [L in Ordinary as `GET /api/${L['id']}`]: Spec<{ query: Closed<Query<L>>; response: Closed<Page<L>> }>;
} & {
  [L in Ordinary as `GET /api/${L['id']}/{slug}`]: Spec<{
    params: typeof slugParams;
    response: Closed<Details<L>>;
  }>;
} & {
  [L in Ordinary as `GET /api/${L['id']}/stats`]: Spec<{
    response: Closed<{ stats: Type.TArray<typeof SignCount> }>;
  }>;
} & {
  [F in ListedFacet<Ordinary> as F['route']]: Spec<{
    response: Closed<Record<F['name'], Type.TArray<Type.TUnsafe<F['value']>>>>;
  }>;
};

/** The endpoints of a list: its pages, the page of a row, the counts by sign, and the used values of facets. */
function endpointsOf(list: Ordinary): Record<string, EndpointSpec> {
  const { id, kind, member, schema, schemas, summaries, example } = list;
  const facets: readonly Facet[] = list.facets;
  const columns: Columns = list.columns;
  const row = named(schema, rowProperties(columns));
  const orders = ['name', ...list.sorts.map(({ value }) => value)];
  const byFacet = <T>(value: (facet: Facet) => T): Record<string, T> =>
    Object.fromEntries(facets.map((facet) => [facet.name, value(facet)]));
  const hasCompany = 'hasCompanyOfName' in list;
  const common = { ...usual, tag: member } as const;
  return {
    [`GET /api/${id}`]: {
      ...common,
      operationId: `list${schemas}`,
      summary: summaries.list,
      cachedWith: ['page', 'limit'],
      query: closed({
        ...pageQuery,
        zodiac: Type.Optional(ZodiacSignId),
        ...byFacet(({ column }) => Type.Optional(filterOf(columns[column]))),
        search,
        sort: Type.Optional(Type.Enum(orders)),
      }),
      response: closed({
        [member]: Type.Array(row),
        ...pageTotals,
        ...searched,
        facets: closed({ zodiac: Type.Array(ValueCount), ...byFacet(() => Type.Array(ValueCount)) }),
      }),
      example: {
        query: { page: 1, limit: 20, zodiac: example.zodiacSign },
        response: {
          [member]: [example],
          total: 1,
          totalPages: 1,
          corrected: null,
          facets: { zodiac: [], ...byFacet(() => []) },
        },
      },
    },
    [`GET /api/${id}/{slug}`]: {
      ...common,
      operationId: `get${schema}`,
      summary: summaries.row,
      params: slugParams,
      response: closed({ [kind]: row, ...(hasCompany && { company }), ...details }),
      example: {
        params: { slug: example.slug },
        response: {
          [kind]: example,
          ...(hasCompany && { company: null }),
          movedTo: null,
          neighbours: { sameYear: [], sameSign: [], inHarmony: [], acrossTheWheel: [] },
          standing: {
            total: 50,
            ofKindBySign: [0, 3, 0, 1, 0, 1, 1, 2, 0, 1, 1, 3],
            groups: [],
            ranks: [],
          },
          sources: list.sources,
        },
      },
    },
    [`GET /api/${id}/stats`]: {
      ...common,
      operationId: `get${schema}Stats`,
      summary: summaries.stats,
      cachedWith: [],
      response: closed({ stats: Type.Array(SignCount) }),
      example: { response: { stats: [{ sign: 'rat', count: 4 }] } },
    },
    ...facetEndpoints(list),
  };
}

/** The endpoints that answer with the used values of a facet. */
function facetEndpoints({ member, schema, ...list }: Ordinary): Record<string, EndpointSpec> {
  const facets: readonly Facet[] = list.facets;
  const columns: Columns = list.columns;
  return Object.fromEntries(
    facets.flatMap(({ column, endpoint, values = [] }) =>
      endpoint === undefined
        ? []
        : [
            [
              `GET /api/${list.id}/${endpoint.name}`,
              {
                ...usual,
                tag: member,
                operationId: `list${schema}${endpoint.name.replace(/^./, (letter) => letter.toUpperCase())}`,
                summary: endpoint.summary,
                cachedWith: [],
                response: closed({ [endpoint.name]: Type.Array(filterOf(columns[column])) }),
                example: { response: { [endpoint.name]: values.slice(0, 1) } },
              },
            ],
          ],
    ),
  );
}

/** The values by which a column filters. */
function filterOf(column: Column | undefined): Type.TSchema {
  if (!column) throw new Error('A facet filters by a column that its list lacks.');
  return column.type === 'text' ? Type.String({ minLength: 1, maxLength: 100 }) : schemaOfValue(column);
}

export const listEndpoints: ListEndpoints = Object.assign({}, ...ordinaryLists.map(endpointsOf));
