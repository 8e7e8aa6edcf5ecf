import type { Overview } from '@org/api-contract';
import { Accordion, Grid, PageSection, Select, Skeleton, Stack } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import { BarChart } from '#charts.ts';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { AdminActions } from './AdminActions.tsx';
import { CountsByDay } from './CountsByDay.tsx';
import { failedOf, JobsTable } from './JobsTable.tsx';
import { isMetric, metrics } from './metrics.ts';
import { bothPeriodsQuery, overviewQuery, periodOf, periods } from './queries.ts';
import { Totals } from './Totals.tsx';
import { WhatWaits } from './WhatWaits.tsx';

const periodOptions = periods.map((days) => ({ value: String(days), label: `Last ${days} days` }));
const metricOptions = Object.entries(metrics).map(([value, { name }]) => ({ value, label: name }));

/** `/admin`: what waits for an admin, the money, sign-ups, payments, visits and samples by day, articles by views, and jobs. Period and chart are in the URL. */
export function AdminOverviewPage() {
  const [params, setParams] = useSearchParams();
  const days = periodOf(params);
  const chosen = params.get('chart');
  const metric = isMetric(chosen) ? chosen : 'received';
  const overview = useQuery({ ...overviewQuery(days), placeholderData: keepPreviousData });
  const before = useQuery(bothPeriodsQuery(days)).data?.days.slice(days) ?? [];
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
        lead="Open tasks, and how many people visited, signed up and paid."
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
            </Stack>
          )}
        </Loaded>
      </PageSection>
      {!overview.isPending && <Further data={overview.data} />}
    </>
  );
}

/** The sections that are used less often. A phone shows them collapsed, except the jobs if one has failed. */
function Further({ data }: { data: Overview | undefined }) {
  const isNarrow = useIsNarrow();
  const parts = [
    ...(data
      ? [
          {
            value: 'jobs',
            label: 'Jobs',
            lead: 'The background jobs that ended within the last 24 hours.',
            content: <JobsTable jobs={data.jobs} />,
          },
          { value: 'pages', label: 'Pages', content: <VisitedPages {...data} /> },
        ]
      : []),
    {
      value: 'actions',
      label: 'Actions of admins',
      lead: 'Actions from these pages and from the command line. Nobody can change or delete them here.',
      content: <AdminActions />,
    },
  ];
  if (!isNarrow)
    return parts.map(({ value, label, lead, content }) => (
      <PageSection key={value} title={label} lead={lead}>
        {content}
      </PageSection>
    ));
  const needsLook = data && (data.jobs === null || failedOf(data.jobs).length > 0);
  return (
    <PageSection>
      <Accordion heading="h2" items={parts} defaultValue={needsLook ? ['jobs'] : []} />
    </PageSection>
  );
}

const kinds: Readonly<Record<Overview['beginnings'][number]['kind'], string>> = {
  home: 'Landing page',
  sample: 'Free sample',
  blog: 'List of articles',
  article: 'Articles',
  almanac: 'Signs, years and pairs',
  shop: 'Terms, method, contact',
  product: 'Pages of the product',
};

/** Where visits begin, and the articles that were viewed most. */
const VisitedPages = ({ beginnings, articles }: Pick<Overview, 'beginnings' | 'articles'>) => (
  <Grid columns="l" align="start">
    <BarChart
      caption="Visits by first page"
      items={beginnings.map(({ kind, visits }) => ({ key: kind, label: kinds[kind], value: visits }))}
    />
    <BarChart
      caption="The most viewed articles, by views"
      items={articles.map(({ path, title, views }) => ({
        key: path,
        label: title ?? `${path} (not published now)`,
        value: views,
      }))}
    />
  </Grid>
);
