import { listOf, ordinaryLists, type AnyList } from '@org/api-contract/lists';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';
import { listPage, type ListQuery } from './list-page.ts';
import { usedValues } from './queries.ts';
import { readRow } from './read-row.ts';

type OrdinaryId = (typeof ordinaryLists)[number]['id'];

type ListHandlers = Pick<Handlers, Extract<keyof Handlers, `GET /api/${OrdinaryId}${'' | `/${string}`}`>>;

/** The handlers of all ordinary lists. Their types follow from the descriptors of the lists. */
export const listRoutes = (services: Services): ListHandlers =>
  Object.assign({}, ...ordinaryLists.map(({ id }) => routesOf(services, listOf(id)))) as ListHandlers;

const routesOf = ({ db, lists }: Services, list: AnyList) => ({
  [`GET /api/${list.id}`]: async ({ query }: { query: ListQuery }) => {
    const { rows, total, totalPages, corrected, facets } = await lists.read((from) =>
      listPage(from, list, query),
    );
    return { [list.member]: rows, total, totalPages, corrected, facets };
  },
  [`GET /api/${list.id}/{slug}`]: ({ params }: { params: { slug: string } }) =>
    readRow(db, list, params.slug),
  [`GET /api/${list.id}/stats`]: async () => ({ stats: (await countsOfList(db, list.id)).bySign }),
  ...Object.fromEntries(
    list.facets.flatMap((facet) =>
      facet.endpoint
        ? [
            [
              `GET /api/${list.id}/${facet.endpoint.name}`,
              async () => ({ [facet.endpoint?.name ?? '']: await usedValues(db, list, facet) }),
            ],
          ]
        : [],
    ),
  ),
});
