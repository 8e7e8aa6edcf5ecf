import { request } from '#api/client.ts';
import { collectRows, exportPageSize } from '#listing/export/collect-rows.ts';
import { ExportButtons } from '#listing/export/ExportButtons.tsx';
import { queryOf } from './queries.ts';

/** Saves the car brands that match the filters as a file. */
export function ExportCarBrands({ filters }: { filters: Parameters<typeof queryOf>[0]['filters'] }) {
  return (
    <ExportButtons
      list="car-brands"
      filters={filters}
      columns={[
        'name',
        'aliases',
        'zodiacSign',
        'otherSign',
        'foundedYear',
        'foundedMonth',
        'foundedDay',
        'dateSource',
        'country',
        'category',
        'isActive',
        'endYear',
        'founders',
        'hqCity',
        'parent',
        'knownFor',
        'website',
        'slug',
      ]}
      collect={() =>
        collectRows(async (page) => {
          const query = { ...queryOf({ filters, page }), limit: exportPageSize };
          const { carBrands: rows, total } = await request('GET /api/car-brands', { query });
          return { rows, total };
        })
      }
    />
  );
}
