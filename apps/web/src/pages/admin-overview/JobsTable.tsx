import { inFigures } from '@org/api-contract/lists';
import type { JobRuns, Overview } from '@org/api-contract';
import { Alert, Badge, Disclosure, Stack, Table, type TableColumn } from '@org/ui';

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const inWords = (instant: string): string => timeFormat.format(new Date(instant));

const columns: TableColumn<JobRuns>[] = [
  {
    key: 'name',
    header: 'Job',
    cell: ({ name, failures }) => (
      <>
        {name} {failures > 0 && <Badge variant="danger">failed</Badge>}
      </>
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'runs',
    header: 'Runs',
    cell: ({ runs }) => inFigures(runs),
    sortBy: ({ runs }) => runs,
    numeric: true,
  },
  {
    key: 'failures',
    header: 'Failures',
    cell: ({ failures }) => inFigures(failures),
    sortBy: ({ failures }) => failures,
    numeric: true,
  },
  {
    key: 'last',
    header: 'Last run',
    cell: ({ lastRunAt }) => inWords(lastRunAt),
    sortBy: ({ lastRunAt }) => lastRunAt,
  },
  {
    key: 'failure',
    header: 'Last failure',
    cell: ({ lastFailure }) => (lastFailure ? `${inWords(lastFailure.at)}: ${lastFailure.message}` : 'none'),
  },
];

export const failedOf = (jobs: readonly JobRuns[]) => jobs.filter(({ failures }) => failures > 0);

/** The jobs that failed, each with its reason. A button shows the runs of all jobs. */
export function JobsTable({ jobs }: Pick<Overview, 'jobs'>) {
  if (jobs === null) {
    return (
      <Alert tone="danger">
        <p>The job queue is not running on this server, so there is no information about the jobs.</p>
      </Alert>
    );
  }
  const failed = failedOf(jobs);
  return (
    <Stack gap={4}>
      <p role="status">
        {failed.length === 0
          ? 'No job failed.'
          : `${failed.length === 1 ? '1 job' : `${failed.length} jobs`} failed: ${failed.map(({ name }) => name).join(', ')}.`}
      </p>
      {failed.length > 0 && <Jobs caption="Jobs that failed, times in your own time zone" rows={failed} />}
      <Disclosure label="All jobs">
        <Jobs caption="All jobs, times in your own time zone" rows={jobs} />
      </Disclosure>
    </Stack>
  );
}

const Jobs = ({ caption, rows }: { caption: string; rows: readonly JobRuns[] }) => (
  <Table
    caption={caption}
    columns={columns}
    rows={rows}
    rowKey={({ name }) => name}
    narrow="cards"
    empty="No job ended within the last 24 hours."
  />
);
