import { useQuery } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { exportPageSize } from '#listing/export/collect-rows.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { carBrands } from './car-brands.ts';
import { carBrandsQueries, filterNames, queryOf } from './car-brands-queries.ts';
import { CatalogPage } from './CatalogPage.tsx';

/** `/car-brands` */
export function CarBrandsPage() {
  const state = useListFilters(filterNames);
  const { filters, page } = state;
  const queries = carBrandsQueries({ filters, page });
  const brands = useQuery(queries.brands);
  const stats = useQuery(queries.stats);
  const categories = useQuery(queries.categories);
  return (
    <CatalogPage
      list={carBrands}
      state={state}
      search={useSearchText(state)}
      query={brands}
      rows={brands.data?.carBrands}
      stats={stats.data?.stats}
      values={{ category: categories.data?.categories }}
      loads={[
        [brands, 'Failed to fetch car brands'],
        [stats, 'Failed to fetch stats'],
        [categories, 'Failed to fetch categories'],
      ]}
      readPage={async (number) => {
        const query = { ...queryOf({ filters, page: number }), limit: exportPageSize };
        const { carBrands: rows, total } = await request('GET /api/car-brands', { query });
        return { rows, total };
      }}
    />
  );
}
