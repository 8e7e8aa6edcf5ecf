import { Grid, PageSection, Select, Skeleton, Stack } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import { AdminActions } from './AdminActions.tsx';
import { CountsByDay } from './CountsByDay.tsx';
import { JobsTable } from './JobsTable.tsx';
import { isMetric, metrics } from './metrics.ts';
import { bothPeriodsQuery, overviewQuery, periodOf, periods } from './queries.ts';
import { Totals } from './Totals.tsx';
import { VisitedPages } from './VisitedPages.tsx';
import { WhatWaits } from './WhatWaits.tsx';

const periodOptions = periods.map((days) => ({ value: String(days), label: `Last ${days} days` }));
const metricOptions = Object.entries(metrics).map(([value, { name }]) => ({ value, label: name }));

/** `/admin`: what waits for an admin, visits, samples, sign-ups and payments by day, articles by views, and jobs. Period and chart are in the URL. */
export function AdminOverviewPage() {
  const [params, setParams] = useSearchParams();
  const days = periodOf(params);
  const chosen = params.get('chart');
  const metric = isMetric(chosen) ? chosen : 'visits';
  const overview = useQuery({ ...overviewQuery(days), placeholderData: keepPreviousData });
  const before = useQuery(bothPeriodsQuery(days)).data?.days.slice(days) ?? [];
  const { data } = overview;
  const choose = (name: 'days' | 'chart', value: string): void =>
    setParams(
      (last) => {
        last.set(name, value);
        return last;
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  return (
    <>
      <PageSection
        heading="h1"
        title="Overview"
        lead="What waits for you, and how many people came, signed up and paid."
      >
        <WhatWaits overview={overview} />
        <Grid columns="s" repeat="fill">
          <Select
            label="Period"
            options={periodOptions}
            value={String(days)}
            onChange={(event) => choose('days', event.target.value)}
          />
        </Grid>
        <Loaded
          query={overview}
          failed="The overview could not be loaded."
          loading={
            <Stack gap={5}>
              <Totals days={undefined} before={[]} />
              <Skeleton count={2} />
            </Stack>
          }
        >
          {({ days: counted }) => (
            <Stack gap={5} aria-busy={overview.isPlaceholderData || undefined}>
              <Totals days={counted} before={before} />
              <Grid columns="s" repeat="fill">
                <Select
                  label="Chart"
                  options={metricOptions}
                  value={metric}
                  onChange={(event) => choose('chart', event.target.value)}
                />
              </Grid>
              <CountsByDay days={counted} before={before} metric={metric} />
              <p>
                <small>
                  Our own server counts visits, without cookies and without anything about the visitor.
                  Programs that name themselves are left out. Days are in UTC.
                </small>
              </p>
            </Stack>
          )}
        </Loaded>
      </PageSection>
      {data && (
        <>
          <PageSection title="Pages">
            <VisitedPages beginnings={data.beginnings} articles={data.articles} />
          </PageSection>
          <PageSection title="Jobs" lead="The background jobs that ended within the last 24 hours.">
            <JobsTable jobs={data.jobs} />
          </PageSection>
        </>
      )}
      <AdminActions />
    </>
  );
}
