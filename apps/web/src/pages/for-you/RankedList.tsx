import { pageSize } from '@org/api-contract/values';
import { Badge, Button, DataCard, Grid, Pagination, Skeleton, Stack, ZodiacBadge } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import { listOf, type ListId } from '@org/api-contract/lists';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import type { Reader } from '#founding/useReader.ts';
import { inFigures } from '#listing/in-figures.ts';
import { rankedFor } from './queries.ts';

interface RankedListProps {
  list: ListId;
  reader: Reader;
  page: number;
  searchOfPage: (page: number) => string;
}

/** A page of ranked rows, each with its points and the rules that made them. */
export function RankedList({ list, reader, page, searchOfPage }: RankedListProps) {
  const query = useQuery(rankedFor(reader, list, page));
  const first = (page - 1) * pageSize;
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
      {(data) => (
        <Stack gap={6}>
          <p role="status">
            {data.rows.length === 0
              ? `There is no page ${page} of ${inFigures(data.total)} ${listOf(list).several}.`
              : `Showing ${first + 1}-${first + data.rows.length} of ${inFigures(data.total)} ${listOf(list).several}`}
          </p>
          <Grid repeat="fill" aria-busy={query.isPlaceholderData || undefined}>
            {data.rows.map(({ slug, name, year, zodiacSign, kind, logoUrl, score, because }) => (
              <DataCard
                key={slug}
                title={name}
                logo={<RowLogo list={list} slug={slug} name={name} src={logoUrl} />}
                badges={
                  <>
                    <ZodiacBadge sign={zodiacSign} />
                    {kind && <Badge>{kind}</Badge>}
                  </>
                }
                facts={[
                  [listOf(list).beginning.label, year],
                  ['Points', `${score} of 100`],
                  ['Signs', because[0]],
                  ['Elements', because[1]],
                ]}
                actions={
                  <Button asChild>
                    <RowLink
                      list={list}
                      slug={slug}
                      row={{ name, zodiacSign, logoUrl }}
                      aria-label={`Open ${name}`}
                    >
                      Open
                    </RowLink>
                  </Button>
                }
              />
            ))}
          </Grid>
          <Pagination
            page={page}
            pageCount={Math.max(1, data.totalPages)}
            renderLink={(target, content) => <Link to={{ search: searchOfPage(target) }}>{content}</Link>}
          />
        </Stack>
      )}
    </Loaded>
  );
}
