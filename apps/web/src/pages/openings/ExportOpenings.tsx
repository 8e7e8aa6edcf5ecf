import { request } from '#api/client.ts';
import { collectRows, exportPageSize } from '#listing/export/collect-rows.ts';
import { ExportButtons } from '#listing/export/ExportButtons.tsx';
import { queryOf } from './queries.ts';

/** Saves the openings that match the filters as a file. */
export function ExportOpenings({ filters }: { filters: Parameters<typeof queryOf>[0]['filters'] }) {
  return (
    <ExportButtons
      list="openings"
      filters={filters}
      columns={[
        'title',
        'companyName',
        'zodiacSign',
        'industry',
        'department',
        'type',
        'salary',
        'workModes',
        'places',
        'countries',
        'url',
        'postedDate',
        'openSince',
        'lastVerifiedAt',
        'reposts',
        'marks',
        'companySlug',
      ]}
      collect={() =>
        collectRows(async (page) => {
          const query = { ...queryOf({ filters, page }), limit: exportPageSize };
          const { openings: rows, total } = await request('GET /api/openings', { query });
          return { rows, total };
        })
      }
    />
  );
}
