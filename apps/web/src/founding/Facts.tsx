import { listIds, type Fact } from '@org/api-contract/lists';
import { Grid, Link as TextLink } from '@org/ui';
import type { ReactNode } from 'react';
import { RowLink } from './RowLink.tsx';

/** The facts of a description as a card or a page shows them: a value that leads to a row is a link. */
export const factsShown = (facts: readonly Fact[]): (readonly [label: string, value: ReactNode])[] =>
  facts.map(([label, value]) => {
    if (value === null || typeof value !== 'object') return [label, value];
    const list = listIds.find((id) => id === value.list);
    return [
      label,
      list && (
        <TextLink asChild>
          <RowLink list={list} slug={value.slug}>
            {value.text}
          </RowLink>
        </TextLink>
      ),
    ];
  });

/** Facts as a list of labels and values, in as many columns as fit. Facts without a value are not shown. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = factsShown(facts).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return (
    <Grid columns="xs" repeat="fill" gap={4} asChild>
      <dl>
        {known.map(([label, value]) => (
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
