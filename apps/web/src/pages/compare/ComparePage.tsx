import { searchMaxLength } from '@org/api-contract/values';
import { Button, Combobox, EmptyState, Grid, PageSection, Select, Stack } from '@org/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { comparedRows, comparePath, maxCompared } from '#founding/compare-address.ts';
import { listIds, listOf, titleOf, type ListId } from '@org/api-contract/lists';
import { rowsFound } from '#founding/rows-found.ts';
import { comparedRow } from './compared-row.ts';
import { CompareTable } from './CompareTable.tsx';

const listOptions = listIds.map((value) => ({ value, label: titleOf(listOf(value)) }));

/** Up to four rows of one list side by side. The address bar holds the choice. */
export function ComparePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { list, slugs } = comparedRows(params);
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const found = useQuery({ ...rowsFound(list, search), placeholderData: keepPreviousData });
  const rows = useQueries({ queries: slugs.map((slug) => comparedRow(list, slug)) });
  const show = (next: ListId, chosen: readonly string[]): void =>
    void navigate(comparePath(next, chosen), { preventScrollReset: true });
  const there = rows.flatMap(({ data }) => data ?? []);
  const unknown = slugs.filter((_, index) => rows[index]?.isError);
  const { one, several } = listOf(list);
  return (
    <PageSection
      heading="h1"
      title="Compare"
      lead="Up to four companies, brands or states side by side: their facts, their years and the relations of their signs."
    >
      <Stack gap={6}>
        <Grid columns="s" repeat="fill" gap={4} align="end">
          <Select
            label="Compare"
            options={listOptions}
            value={list}
            onChange={(event) => show(event.target.value as ListId, [])}
          />
          {slugs.length < maxCompared && (
            <Combobox
              key={slugs.join()}
              label={`Add a ${one} by its name`}
              maxLength={searchMaxLength}
              options={(found.data ?? [])
                .filter(({ slug }) => !slugs.includes(slug))
                .map(({ slug, name, year }) => ({ value: slug, label: name, hint: String(year) }))}
              loading={found.isFetching}
              onQueryChange={setWords}
              onValueChange={(slug) => slug && show(list, [...slugs, slug])}
            />
          )}
        </Grid>
        {unknown.length > 0 && (
          <p role="status">
            {`${unknown.map((slug) => `“${slug.replaceAll('-', ' ')}”`).join(', ')} could not be loaded. `}
            <Button
              variant="quiet"
              onClick={() =>
                show(
                  list,
                  slugs.filter((slug) => !unknown.includes(slug)),
                )
              }
            >
              Remove from the comparison
            </Button>
          </p>
        )}
        {slugs.length === 0 ? (
          <EmptyState
            title={`Choose two ${several}`}
            actions={
              <Button asChild>
                <Link to={listOf(list).path}>All {several}</Link>
              </Button>
            }
          >
            Type a name above. To share the comparison, copy the address of this page.
          </EmptyState>
        ) : (
          <CompareTable
            list={list}
            rows={there}
            isLoading={rows.some(({ isPending }) => isPending)}
            onRemove={(slug) =>
              show(
                list,
                slugs.filter((each) => each !== slug),
              )
            }
          />
        )}
      </Stack>
    </PageSection>
  );
}
