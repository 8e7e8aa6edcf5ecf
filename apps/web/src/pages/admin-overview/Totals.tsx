import type { OverviewDay } from '@org/api-contract';
import { Grid, StatCard } from '@org/ui';
import { dollars } from '#payments/dollars.ts';
import { conversionOf, metrics, sumOf } from './metrics.ts';

interface TotalsProps {
  /** `undefined` while they load. */
  days: readonly OverviewDay[] | undefined;
  /** The days of the period before; none while they load. */
  before: readonly OverviewDay[];
}

const counts = ['payments', 'signUps', 'visits', 'samples'] as const;

/** The sums of the period, each beside that of the period before. A zero is said in words. */
export function Totals({ days, before }: TotalsProps) {
  const loading = days === undefined;
  const now = sumOf(days ?? []);
  const former = sumOf(before);
  const conversion = conversionOf(now);
  const than = (figure: string | null | undefined): string | undefined =>
    before.length === 0 ? undefined : `${figure ?? 'None'} in the ${before.length} days before`;
  return (
    <Grid columns="xs">
      <StatCard
        label="Money received"
        loading={loading}
        value={now.receivedCents === 0 ? 'None' : dollars(now.receivedCents)}
        hint={<>Before refunds. {than(former.receivedCents === 0 ? null : dollars(former.receivedCents))}</>}
      />
      {counts.map((name) => (
        <StatCard
          key={name}
          label={metrics[name].name}
          loading={loading}
          value={inWords(now[name])}
          hint={than(inWords(former[name]))}
        />
      ))}
      <StatCard
        label={metrics.conversion.name}
        loading={loading}
        value={conversion === null ? '–' : inWords(conversion)}
        hint={
          conversion === null ? 'No visit was counted.' : than(conversionOf(former)?.toLocaleString('en-US'))
        }
      />
    </Grid>
  );
}

const inWords = (count: number): string => (count === 0 ? 'None' : count.toLocaleString('en-US'));
