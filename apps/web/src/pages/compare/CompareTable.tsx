import { factsOfFounding } from '@org/reading/founding';
import { Button, Card, Grid, Link as TextLink, Seal, Skeleton, Stack } from '@org/ui';
import { relations } from '@org/zodiac-core';
import { dateInWords, listOf, type ListId } from '@org/api-contract/lists';
import { factsShown } from '#founding/Facts.tsx';
import { RowLink } from '#founding/RowLink.tsx';
import type { ComparedRow } from './compared-row.ts';

interface CompareTableProps {
  list: ListId;
  rows: readonly ComparedRow[];
  isLoading: boolean;
  onRemove: (slug: string) => void;
}

/** A card for each row with the same lines in the same order, side by side where there is room and below each other on a phone. */
export function CompareTable({ list, rows, isLoading, onRemove }: CompareTableProps) {
  const compared = rows.map((row) => ({ row, facts: factsOfFounding(row.date) }));
  return (
    <>
      <Grid columns="s" gap={4} asChild>
        <ul aria-label="Side by side" aria-busy={isLoading || undefined}>
          {compared.map(({ row, facts: { sign, element } }) => (
            <li key={row.slug}>
              <Card>
                <Stack gap={4}>
                  <Stack direction="row" gap={3} align="start">
                    <Seal sign={sign.id} size={3} />
                    <div>
                      <h2>
                        <TextLink asChild>
                          <RowLink list={list} slug={row.slug}>
                            {row.name}
                          </RowLink>
                        </TextLink>
                      </h2>
                      <p>
                        {element} {sign.name}
                      </p>
                    </div>
                  </Stack>
                  <Stack gap={2} asChild>
                    <dl>
                      {factsShown([[listOf(list).beginning.label, dateInWords(row.date)], ...row.facts]).map(
                        ([label, value]) => (
                          <Stack key={label} direction="row" justify="between" gap={1}>
                            <dt>
                              <small>{label}</small>
                            </dt>
                            <dd style={{ marginInlineStart: 'auto', textAlign: 'end' }}>
                              {value || 'not known'}
                            </dd>
                          </Stack>
                        ),
                      )}
                    </dl>
                  </Stack>
                  <Button
                    variant="quiet"
                    style={{ justifySelf: 'start', marginInlineStart: '-0.6rem' }}
                    onClick={() => onRemove(row.slug)}
                    aria-label={`Remove ${row.name}`}
                  >
                    Remove
                  </Button>
                </Stack>
              </Card>
            </li>
          ))}
          {isLoading && (
            <li>
              <Skeleton count={6} />
            </li>
          )}
        </ul>
      </Grid>
      {compared.length > 1 && (
        <Stack gap={3}>
          <h2>Relations of their signs</h2>
          <Stack gap={2} asChild>
            <ul>
              {pairsOf(compared).map(([a, b]) => (
                <li key={a.row.slug + b.row.slug}>
                  <strong>
                    {a.row.name} and {b.row.name}
                  </strong>
                  : {relationInWords(a.facts, b.facts)}
                </li>
              ))}
            </ul>
          </Stack>
        </Stack>
      )}
    </>
  );
}

const pairsOf = <T,>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((a, index) => all.slice(index + 1).map((b) => [a, b] as const));

type Facts = ReturnType<typeof factsOfFounding>;

/** The Chinese and English names of all relations of two signs, and the meaning of the first relation. */
function relationInWords({ sign: a }: Facts, { sign: b }: Facts): string {
  const found = relations(a.id, b.id);
  const [first] = found;
  const signs = `${a.name} and ${b.name}`;
  if (!first) return `${signs} have no relation in the tradition, good or bad.`;
  return `${signs}: ${found.map(({ english, name }) => `${english} (${name})`).join(', ')}. ${first.meaning}`;
}
