import type { OverviewDay } from '@org/api-contract';
import { Grid, StatCard } from '@org/ui';
import { dollars } from '#payments/dollars.ts';
import { conversionOf, metrics, sumOf } from './metrics.ts';

const cards = ['visits', 'samples', 'signUps', 'payments'] as const;

/** The sums of the period; placeholders while they load. */
export function Totals({ days }: { days: readonly OverviewDay[] | undefined }) {
  const sum = sumOf(days ?? []);
  const conversion = conversionOf(sum);
  const loading = days === undefined;
  return (
    <Grid columns="xs">
      {cards.map((name) => (
        <StatCard
          key={name}
          label={metrics[name].name}
          loading={loading}
          value={sum[name].toLocaleString('en-US')}
          hint={name === 'payments' ? `${dollars(sum.receivedCents)} received, before refunds` : undefined}
        />
      ))}
      <StatCard
        label={metrics.conversion.name}
        loading={loading}
        value={conversion?.toLocaleString('en-US') ?? '–'}
        hint={conversion === null ? 'No visit was counted.' : undefined}
      />
    </Grid>
  );
}
