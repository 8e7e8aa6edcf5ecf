import type { Neighbor } from '@org/api-contract';
import { Grid, Link as TextLink, Seal, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { ListId } from '@org/api-contract/lists';
import { RowLink } from './RowLink.tsx';

interface NeighborsProps {
  list: ListId;
  groups: readonly { readonly title: string; readonly rows: readonly Neighbor[] }[];
}

/** Rows of the same list that have a year, a sign or a harmony in common with the one shown. */
export function Neighbors({ list, groups }: NeighborsProps) {
  const filled = groups.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return <p>We have nothing else of the same year or sign.</p>;
  return (
    <Grid columns="xs" repeat="fill" gap={5}>
      {filled.map(({ title, rows }) => (
        <Stack key={title} gap={3}>
          <h3>{title}</h3>
          <Stack gap={3} asChild>
            <ul>
              {rows.map(({ slug, name, year, zodiacSign, kind }) => (
                <li key={slug}>
                  <Stack direction="row" gap={3} align="start" wrap={false}>
                    <Seal sign={zodiacSign} size={2} />
                    <div>
                      <TextLink asChild>
                        <RowLink list={list} slug={slug}>
                          {name}
                        </RowLink>
                      </TextLink>
                      <br />
                      <small>
                        {[year, getZodiacSignById(zodiacSign).name, kind].filter(Boolean).join(' · ')}
                      </small>
                    </div>
                  </Stack>
                </li>
              ))}
            </ul>
          </Stack>
        </Stack>
      ))}
    </Grid>
  );
}
