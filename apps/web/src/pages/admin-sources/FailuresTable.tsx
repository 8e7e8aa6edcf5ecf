import type { SourceStatus } from '@org/api-contract';
import { Stack, Table } from '@org/ui';
import { signNameOf } from '#listing/options.ts';
import { instant } from '#listing/dates-in-words.ts';

/** The reasons of `SourceFailure` in words. */
const reasons: Readonly<Record<string, string>> = {
  refused: 'The address is not permitted',
  disallowed: 'Disallowed by robots.txt',
  unreachable: 'No answer in time',
  busy: 'Asked to wait',
  failed: 'Answered with an error',
  too_large: 'The answer is too large',
  invalid: 'The answer cannot be read',
};

type Failure = SourceStatus['failures'][number] & { source: string };

const columns = [
  { key: 'step', header: 'Request', cell: ({ step }: Failure) => step },
  {
    key: 'source',
    header: 'Source',
    cell: ({ source }: Failure) => source,
    sortBy: (row: Failure) => row.source,
  },
  { key: 'zodiac', header: 'Sign', cell: ({ zodiac }: Failure) => signNameOf(zodiac) },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason }: Failure) => reasons[reason] ?? reason,
    sortBy: ({ reason }: Failure) => reason,
  },
  { key: 'at', header: 'When', cell: ({ at }: Failure) => instant(at), sortBy: ({ at }: Failure) => at },
];

export function FailuresTable({ sources }: { sources: readonly SourceStatus[] }) {
  const rows = sources.flatMap(({ name, failures }) =>
    failures.map((failure) => ({ ...failure, source: name })),
  );
  return (
    <Stack gap={2}>
      <h2>Failed requests</h2>
      <p>The failed requests of the last run for each sign.</p>
      <Table
        caption="Requests that failed in the last runs"
        hidesCaption
        columns={columns}
        rows={rows}
        rowKey={({ source, zodiac, step }) => `${source} ${zodiac} ${step}`}
        narrow="cards"
        empty="None. Every request was answered."
      />
    </Stack>
  );
}
