import type { FactSource } from '@org/api-contract';
import { listIds, type Fact } from '@org/api-contract/lists';
import { Grid, Link as TextLink } from '@org/ui';
import type { CSSProperties, ReactNode } from 'react';
import { RowLink } from './RowLink.tsx';

/** The facts of a row as labels and values. A value that refers to another row is a link. */
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

/** A column width that fits twice on a phone. */
const twoOnPhone = { '--za-column': 'clamp(9.5rem, 45%, 12rem)' } as CSSProperties;

interface FactsProps {
  facts: readonly Fact[];
  sources: readonly FactSource[];
}

/** Facts as labels and values, each with its own source if it has one. Facts without a value are not shown. */
export function Facts({ facts, sources }: FactsProps) {
  const sourceOf = (label: string) => sources.find((each) => each.facts === label)?.source;
  const known = factsShown(facts).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return (
    <Grid columns="xs" repeat="fill" gap={4} style={twoOnPhone} asChild>
      <dl>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>
              <strong>{label}</strong>
            </dt>
            <dd>
              {value}
              {sourceOf(label) && (
                <>
                  <br />
                  <small>Source: {sourceOf(label)}</small>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Grid>
  );
}
