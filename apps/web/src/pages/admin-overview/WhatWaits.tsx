import type { Overview } from '@org/api-contract';
import { Badge, Grid, Link as TextLink, StatCard } from '@org/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { alertsQuery } from '#layout/AdminShell.tsx';
import { instant } from '#listing/dates-in-words.ts';
import { paths } from '#paths.ts';
import { statsQuery } from './queries.ts';

/** Keeps a line free for a text that is still loading. */
const line = '\u00A0';

/** The alerts to answer, the last refresh and the last backup. A dash stands for a value that cannot be read. */
export function WhatWaits({ overview }: { overview: UseQueryResult<Overview> }) {
  const alerts = useQuery(alertsQuery);
  const stats = useQuery(statsQuery);
  const refreshedAt = stats.data?.lastScrapedAt;
  const backedUpAt = overview.data?.lastBackupAt;
  return (
    <Grid columns="xs">
      <StatCard
        label="Open alerts"
        loading={alerts.isPending}
        value={alerts.data ? alerts.data.total || 'None' : '–'}
        hint={alerts.data?.total === 0 ? 'No payment needs a decision.' : alerts.isPending && line}
        action={
          alerts.data?.total === 1 && alerts.data.payments[0]
            ? link(paths.adminPayment(alerts.data.payments[0].id), 'The payment with the alert')
            : link(`${paths.adminPayments}?state=alert`, 'Payments with an alert')
        }
      />
      <StatCard
        label="Last refresh"
        loading={stats.isPending}
        value={stats.data ? agoOrNever(refreshedAt, stats.dataUpdatedAt) : '–'}
        hint={refreshedAt ? instant(refreshedAt) : stats.isPending && line}
        action={link(paths.adminSources, 'Sources')}
      />
      <StatCard
        label="Last backup"
        loading={overview.isPending}
        value={overview.data ? agoOrNever(backedUpAt, overview.dataUpdatedAt) : '–'}
        hint={
          backedUpAt
            ? instant(backedUpAt)
            : overview.isPending
              ? line
              : overview.data && 'Run the command “backup” to make one.'
        }
        action={link(paths.adminData, 'Data')}
      />
    </Grid>
  );
}

const agoOrNever = (iso: string | null | undefined, now: number) =>
  iso ? ago(iso, now) : <Badge variant="warning">Never</Badge>;

const link = (path: string, text: string) => (
  <TextLink asChild>
    <Link to={path}>{text}</Link>
  </TextLink>
);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const format = new Intl.RelativeTimeFormat('en-US');

/**
 * How long ago an instant was, such as "3 hours ago", in whole days, hours or minutes.
 *
 * @param now - in milliseconds since 1970
 */
export function ago(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  for (const [unit, milliseconds] of units)
    if (passed >= milliseconds) return format.format(-Math.floor(passed / milliseconds), unit);
  return 'Just now';
}
