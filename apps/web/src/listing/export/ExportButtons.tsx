import { Button, Stack, useToast } from '@org/ui';
import { failureSentence } from '#api/errors.ts';
import { saveFile } from '#api/save-file.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { inFigures } from '@org/api-contract/lists';
import { maxExportRows } from './collect-rows.ts';
import { csvOf } from './csv.ts';

interface ExportButtonsProps<Row> {
  /** The name of the list in the file name, such as `companies`. */
  list: string;
  /** The filters that are set. They are part of the file name. */
  filters: Readonly<Record<string, string>>;
  /** The columns of the file, in order. */
  columns: readonly string[];
  /** Reads the rows that match the filters, at most {@link maxExportRows}. */
  collect: () => Promise<{ rows: readonly Row[]; total: number }>;
}

type Format = 'csv' | 'json';

/** Saves the list as it is filtered as a table (CSV) or as JSON. */
export function ExportButtons<Row extends object>({
  list,
  filters,
  columns,
  collect,
}: ExportButtonsProps<Row>) {
  const toast = useToast();
  const save = useSingleFlight({
    mutationFn: async (format: Format) => ({ format, ...(await collect()) }),
    onSuccess: ({ format, rows, total }) => {
      const now = new Date().toISOString();
      const shown = rows.map((row) =>
        Object.fromEntries(
          columns.map((column): [string, unknown] => [column, Reflect.get(row, column) ?? null]),
        ),
      );
      const content =
        format === 'csv'
          ? csvOf(rows, columns)
          : `${JSON.stringify({ list, filters: setOf(filters), exportedAt: now, total, rows: shown }, null, 2)}\n`;
      const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
      const name = fileNameOf(list, filters, { day: now.slice(0, 10), format });
      saveFile(new Blob([content], { type }), name);
      const count = inFigures(rows.length);
      toast(
        total > rows.length
          ? {
              title: 'The file has only part of the list',
              description: `It has the first ${count} of ${inFigures(total)} rows. Filter the list to get the others.`,
            }
          : {
              title: 'The file is saved',
              description: `${name}, ${count} ${rows.length === 1 ? 'row' : 'rows'}.`,
            },
      );
    },
    onError: (error) =>
      void toast({
        title: 'The file was not saved',
        description: failureSentence(error, 'The whole list could not be loaded. Please try again.'),
        tone: 'destructive',
      }),
  });
  const button = (format: Format) => {
    const isBusy = save.isPending && save.variables === format;
    return (
      <Button
        variant="quiet"
        busy={isBusy}
        busyLabel="Collecting..."
        aria-label={`Download ${format.toUpperCase()}, at most ${inFigures(maxExportRows)} rows`}
        title={`At most ${inFigures(maxExportRows)} rows`}
        onClick={() => save.mutate(format)}
      >
        {`Download ${format.toUpperCase()}`}
      </Button>
    );
  };
  return (
    <Stack direction="row" gap={1}>
      {button('csv')}
      {button('json')}
    </Stack>
  );
}

const setOf = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

const maxLength = 80;

/** The name of an exported file: the list, its filters and the day, such as `zodiac-atlas-companies-ox-2026-11-22.csv`. */
export function fileNameOf(
  list: string,
  filters: Readonly<Record<string, string>>,
  { day, format }: { day: string; format: 'csv' | 'json' },
): string {
  const words = ['zodiac-atlas', list, ...Object.values(filters).filter(Boolean)]
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxLength);
  return `${words.replace(/-+$/, '')}-${day}.${format}`;
}
