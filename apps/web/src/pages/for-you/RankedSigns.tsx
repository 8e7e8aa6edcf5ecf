import type { RankedRow } from '@org/api-contract';
import { listOf, type ListId } from '@org/api-contract/lists';
import { Badge, Button, DataCard, Grid, Link as TextLink, Skeleton, Stack, ZodiacBadge } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import type { Reader } from '#founding/useReader.ts';
import { inFigures } from '#listing/in-figures.ts';

interface RankedSignsProps {
  list: ListId;
  reader: Reader;
}

/** The signs in harmony with the reader's, each with its first rows, and then the other signs by name. */
export function RankedSigns({ list, reader: { sign, element } }: RankedSignsProps) {
  const query = useQuery({
    queryKey: ['POST /api/for-you', sign, element, list] as const,
    // The sign is sent in the body, and is part of no address.
    queryFn: ({ signal }) => request('POST /api/for-you', { body: { sign, element, list } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      query={query}
      failed="The list could not be ranked."
      loading={
        <Grid repeat="fill" aria-busy>
          <Skeleton count={6} />
        </Grid>
      }
    >
      {({ signs }) => (
        <Stack gap={7}>
          {signs
            .filter(({ rows }) => rows.length > 0)
            .map(({ sign: ofGroup, reason, total, rows }) => {
              const { name } = getZodiacSignById(ofGroup);
              return (
                <Stack key={ofGroup} gap={4} asChild>
                  <section aria-label={name}>
                    <div>
                      <h2>{name}</h2>
                      <p>{reason}</p>
                    </div>
                    <Grid repeat="fill">
                      {rows.map((row) => (
                        <RankedCard key={row.slug} list={list} row={row} />
                      ))}
                    </Grid>
                    <p>
                      <TextLink asChild>
                        <Link to={signPath(list, ofGroup)}>
                          {`All ${inFigures(total)} ${name} ${listOf(list).several}`}
                        </Link>
                      </TextLink>
                    </p>
                  </section>
                </Stack>
              );
            })}
          <Stack gap={4} asChild>
            <section aria-label="Other signs">
              <h2>Other signs</h2>
              <Stack gap={3} asChild>
                <ul>
                  {signs
                    .filter(({ rows, total }) => rows.length === 0 && total > 0)
                    .map(({ sign: other, reason, total }) => (
                      <li key={other}>
                        <TextLink asChild>
                          <Link to={signPath(list, other)}>{getZodiacSignById(other).name}</Link>
                        </TextLink>{' '}
                        ({inFigures(total)}): {reason}
                      </li>
                    ))}
                </ul>
              </Stack>
            </section>
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}

const signPath = (list: ListId, sign: string): string => `${listOf(list).path}?zodiac=${sign}`;

function RankedCard({ list, row }: { list: ListId; row: RankedRow }) {
  const { slug, name, year, zodiacSign, kind, logoUrl, reason } = row;
  return (
    <DataCard
      title={name}
      logo={<RowLogo list={list} slug={slug} name={name} src={logoUrl} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          {kind && <Badge>{kind}</Badge>}
        </>
      }
      facts={[[listOf(list).beginning.label, year]]}
      description={reason}
      actions={
        <Button asChild>
          <RowLink list={list} slug={slug} row={{ name, zodiacSign, logoUrl }} aria-label={`Open ${name}`}>
            Open
          </RowLink>
        </Button>
      }
    />
  );
}
