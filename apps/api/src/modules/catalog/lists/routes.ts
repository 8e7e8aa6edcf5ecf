import { listOf, ordinaryLists, type AnyList } from '@org/api-contract/lists';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';
import { listPage, type ListQuery } from './list-page.ts';
import { usedValues } from './queries.ts';
import { readRow } from './read-row.ts';
import type { CountedLists } from './standing-of.ts';

type OrdinaryId = (typeof ordinaryLists)[number]['id'];

type ListHandlers = Pick<Handlers, Extract<keyof Handlers, `GET /api/${OrdinaryId}${'' | `/${string}`}`>>;

/** The handlers of all ordinary lists. Their types follow from the descriptors of the lists. */
export function listRoutes(services: Services): ListHandlers {
  const countedLists: CountedLists = new KeptCounts(services.writes);
  return Object.assign(
    {},
    ...ordinaryLists.map(({ id }) => routesOf(services, listOf(id), countedLists)),
  ) as ListHandlers;
}

const routesOf = ({ db, lists }: Services, list: AnyList, countedLists: CountedLists) => ({
  [`GET /api/${list.id}`]: async ({ query }: { query: ListQuery }) => {
    const { rows, total, totalPages, corrected, facets } = await lists.read((from) =>
      listPage(from, list, query),
    );
    return { [list.member]: rows, total, totalPages, corrected, facets };
  },
  [`GET /api/${list.id}/{slug}`]: ({ params }: { params: { slug: string } }) =>
    readRow(db, list, params.slug, countedLists),
  [`GET /api/${list.id}/stats`]: async () => ({ stats: (await countsOfList(db, list.id)).bySign }),
  ...Object.fromEntries(
    list.facets.flatMap((facet) => {
      const name = facet.endpoint?.name;
      if (name === undefined) return [];
      return [[`GET /api/${list.id}/${name}`, async () => ({ [name]: await usedValues(db, list, facet) })]];
    }),
  ),
});
