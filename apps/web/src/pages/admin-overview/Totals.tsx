import { inFigures } from '@org/api-contract/lists';
import type { OverviewDay } from '@org/api-contract';
import { Grid, Link as TextLink, StatCard } from '@org/ui';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { dollars } from '#payments/amount-of.ts';
import { conversionOf, metrics, sumOf } from './metrics.ts';

interface TotalsProps {
  /** `undefined` while they load. */
  days: readonly OverviewDay[] | undefined;
  /** The days of the previous period; empty while they load. */
  before: readonly OverviewDay[];
}

/** The sums of the period, money first, each compared with the previous period. A zero is shown in words. */
export function Totals({ days, before }: TotalsProps) {
  const loading = days === undefined;
  const now = sumOf(days ?? []);
  const former = sumOf(before);
  const conversion = conversionOf(now);
  const payments =
    now.payments === 0
      ? 'No payment'
      : now.payments === 1
        ? '1 payment'
        : `${inWords(now.payments)} payments`;
  const than = (figure: string): string | undefined =>
    before.length === 0 ? undefined : `The ${before.length} days before: ${figure}`;
  const count = (name: 'signUps' | 'visits' | 'samples') => (
    <StatCard
      label={metrics[name].name}
      loading={loading}
      value={inWords(now[name])}
      hint={than(inWords(former[name]))}
    />
  );
  return (
    <Grid columns="xs">
      <StatCard
        label="Money received"
        loading={loading}
        value={received(now)}
        hint={[`${payments}, before refunds.`, than(received(former))].join(' ')}
        action={
          <TextLink asChild>
            <Link to={paths.adminPayments}>All payments</Link>
          </TextLink>
        }
      />
      {count('signUps')}
      <StatCard
        label={metrics.conversion.name}
        loading={loading}
        value={conversion === null ? '–' : inWords(conversion)}
        hint={conversion === null ? 'No visit was counted.' : than(inWords(conversionOf(former) ?? 0))}
      />
      {count('visits')}
      {count('samples')}
    </Grid>
  );
}

const received = ({ receivedCents }: { receivedCents: number }): string =>
  receivedCents === 0 ? 'None' : dollars(receivedCents);

const inWords = (count: number): string => (count === 0 ? 'None' : inFigures(count));
