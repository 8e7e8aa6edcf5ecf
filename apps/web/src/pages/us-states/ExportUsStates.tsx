import { request } from '#api/client.ts';
import { collectRows, exportPageSize } from '#listing/export/collect-rows.ts';
import { ExportButtons } from '#listing/export/ExportButtons.tsx';
import { queryOf } from './queries.ts';

/** Saves the states that match the filters as a file. */
export function ExportUsStates({ filters }: { filters: Parameters<typeof queryOf>[0]['filters'] }) {
  return (
    <ExportButtons
      list="us-states"
      filters={filters}
      columns={[
        'name',
        'abbreviation',
        'zodiacSign',
        'statehoodYear',
        'statehoodMonth',
        'statehoodDay',
        'admissionOrder',
        'capital',
        'largestCity',
        'region',
        'division',
        'category',
        'population',
        'area',
        'nickname',
        'motto',
        'flower',
        'bird',
        'tree',
        'slug',
      ]}
      collect={() =>
        collectRows(async (page) => {
          const query = { ...queryOf({ filters, page }), limit: exportPageSize };
          const { usStates: rows, total } = await request('GET /api/us-states', { query });
          return { rows, total };
        })
      }
    />
  );
}
