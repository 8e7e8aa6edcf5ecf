import { Grid } from '@org/ui';
import type { ReactNode } from 'react';

/** A label with its value. Facts without a value are not shown. */
export type Fact = readonly [label: string, value: ReactNode];

const isKnown = ([, value]: Fact): boolean => value !== null && value !== undefined && value !== '';

/** Facts as a list of labels and values, in as many columns as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Grid columns="xs" repeat="fill" gap={4} asChild>
      <dl>
        {facts.filter(isKnown).map(([label, value]) => (
          <div key={label}>
            <dt>
              <strong>{label}</strong>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Grid>
  );
}
