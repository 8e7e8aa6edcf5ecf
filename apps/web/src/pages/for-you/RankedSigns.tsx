import type { RankedRow, RankedSign } from '@org/api-contract';
import { inFigures, listOf, type ListId } from '@org/api-contract/lists';
import {
  Animal,
  Badge,
  Button,
  DataCard,
  Grid,
  Link as TextLink,
  Skeleton,
  Stack,
  ZodiacBadge,
} from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import type { Reader } from '#founding/useReader.ts';

interface RankedSignsProps {
  list: ListId;
  reader: Reader;
}

/** The signs in harmony with the reader's, each with its first rows, and then the other signs by name. */
export function RankedSigns({ list, reader: { sign, element } }: RankedSignsProps) {
  const query = useQuery({
    queryKey: ['POST /api/for-you', sign, element, list] as const,
    // The sign is sent in the body, never in an address.
    queryFn: ({ signal }) => request('POST /api/for-you', { body: { sign, element, list } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      query={query}
      failed="The list for your sign could not be loaded."
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
            .map((ranked) => (
              <RankedGroup key={ranked.sign} list={list} ranked={ranked} />
            ))}
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

const shownAtFirst = 3;

interface RankedGroupProps {
  list: ListId;
  ranked: RankedSign;
}

/** A sign in harmony with the reader's, with its first rows, the rest of them on demand, and a link to all. */
function RankedGroup({ list, ranked: { sign, reason, total, rows } }: RankedGroupProps) {
  const { name } = getZodiacSignById(sign);
  const [isWhole, setIsWhole] = useState(false);
  const isCut = rows.length > shownAtFirst;
  return (
    <Stack gap={4} asChild>
      <section aria-label={name}>
        <Stack direction="row" gap={4} align="center" wrap={false}>
          <Animal sign={sign} size={4} />
          <Stack gap={1}>
            <h2>{name}</h2>
            <p>{reason}</p>
          </Stack>
        </Stack>
        <Grid repeat="fill">
          {rows.slice(0, isWhole ? rows.length : shownAtFirst).map((row) => (
            <RankedCard key={row.slug} list={list} row={row} />
          ))}
        </Grid>
        <Stack direction="row" gap={4}>
          {isCut && (
            <Button
              aria-label={isWhole ? `Show fewer of the ${name}` : `Show more of the ${name}`}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? 'Show fewer' : 'Show more'}
            </Button>
          )}
          <TextLink asChild>
            <Link to={signPath(list, sign)}>{`All ${inFigures(total)} ${name} ${listOf(list).several}`}</Link>
          </TextLink>
        </Stack>
      </section>
    </Stack>
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
        <Button asChild variant="quiet">
          <RowLink
            list={list}
            slug={slug}
            row={{ name, zodiacSign, logoUrl }}
            aria-label={`Details of ${name}`}
          >
            Details
          </RowLink>
        </Button>
      }
    />
  );
}
