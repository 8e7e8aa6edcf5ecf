import { Grid } from '@org/ui';
import type { ReactNode } from 'react';

/** Short facts with their labels. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Grid columns="xs" gap={4} className="PublicPage-facts" asChild>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Grid>
  );
}
