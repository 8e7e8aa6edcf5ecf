import { request } from '#api/client.ts';
import { collectRows, exportPageSize } from '#listing/export/collect-rows.ts';
import { ExportButtons } from '#listing/export/ExportButtons.tsx';
import { queryOf } from './filters.ts';

/** Saves the companies that match the filters as a file. */
export function ExportCompanies({ filters }: { filters: Parameters<typeof queryOf>[0]['filters'] }) {
  return (
    <ExportButtons
      list="companies"
      filters={filters}
      columns={[
        'name',
        'legalName',
        'zodiacSign',
        'otherSign',
        'foundedYear',
        'foundedMonth',
        'foundedDay',
        'dateSource',
        'location',
        'country',
        'industry',
        'subIndustry',
        'knownFor',
        'parent',
        'status',
        'statusYear',
        'ticker',
        'exchange',
        'website',
        'careersUrl',
        'openings',
        'slug',
      ]}
      collect={() =>
        collectRows(async (page) => {
          const query = { ...queryOf({ filters, page }), limit: exportPageSize };
          const { companies: rows, total = 0 } = await request('GET /api/companies', { query });
          return { rows, total };
        })
      }
    />
  );
}
