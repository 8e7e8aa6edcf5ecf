import type { KeptThing } from '@org/api-contract';
import { pageSize } from '@org/api-contract/values';
import { Button, Select } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { keptThings, weeklyMail } from '#kept/queries.ts';
import { ExportButtons } from '#listing/export/ExportButtons.tsx';
import { ListPage } from '#listing/ListPage.tsx';
import { signFacet } from '#listing/options.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { paths } from '#paths.ts';
import { KeptCard } from './KeptCard.tsx';
import { kindNames } from './kinds.ts';
import { WeeklyMail } from './WeeklyMail.tsx';

/** The filters of the page, as in its address. */
const filterNames = ['search', 'kind', 'zodiac'] as const;

/** `/kept`: what the reader has saved from the lists, with the notes. */
export function KeptPage() {
  const list = useListFilters(filterNames);
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  const client = useQueryClient();
  const kept = useQuery(keptThings());
  // The list waits for the section about the weekly mail above it, which would push the list down.
  const { isFetched } = useQuery(weeklyMail());
  const things = isFetched ? kept.data?.things : undefined;
  const found = things && findKept(things, filters);
  /** The count in brackets, such as ` (3)`. Empty while the saved things load. */
  const countOf = (kind: string) => (things ? ` (${findKept(things, { ...filters, kind }).length})` : '');
  const ofSign = findKept(things ?? [], { ...filters, zodiac: '' });
  return (
    <ListPage
      title="Saved"
      lead="Everything that you saved, with your notes. Notes are encrypted, and you see them on every device on which you sign in."
      search={{ placeholder: 'Name, company, note …', box }}
      filters={
        <>
          <Select
            label="Kind"
            options={[
              { value: '', label: `Everything${countOf('')}` },
              ...kindNames.map(({ kind, name }) => ({ value: kind, label: name + countOf(kind) })),
            ]}
            value={chosen.kind}
            onChange={(event) => change({ kind: event.target.value })}
          />
          <Select
            label="Zodiac sign"
            options={signFacet(countsOf(ofSign.map(({ zodiacSign }) => zodiacSign)))}
            value={chosen.zodiac}
            onChange={(event) => change({ zodiac: event.target.value })}
          />
        </>
      }
      filterCount={list.filterCount}
      notice={<WeeklyMail />}
      beside={
        <ExportButtons
          list="saved"
          filters={filters}
          columns={exportedColumns}
          collect={async () => {
            const { things: rows } = await client.fetchQuery(keptThings());
            const chosen = findKept(rows, filters);
            return { rows: chosen, total: chosen.length };
          }}
        />
      }
      items={found?.slice((page - 1) * pageSize, page * pageSize)}
      total={found?.length}
      isPrevious={isPending}
      loads={[[kept, 'Your saved items could not be loaded. Please check your connection and try again.']]}
      page={page}
      searchOfPage={searchOfPage}
      nouns={['saved item', 'saved items']}
      empty={
        things?.length === 0
          ? nothingSaved
          : {
              title: 'Nothing found',
              text: 'No saved item matches these filters.',
              actions: (
                <Button onClick={() => setFilters({ search: '', kind: '', zodiac: '' })}>
                  Clear filters
                </Button>
              ),
            }
      }
      renderItem={(thing) => <KeptCard key={`${thing.kind}-${thing.id}`} thing={thing} />}
    />
  );
}

const nothingSaved = {
  title: 'Nothing is saved yet',
  text: 'To save a company, a car brand, a state or an opening, press its bookmark. You find it here and can add a note.',
  actions: (
    <>
      <Button asChild>
        <Link to={paths.companies}>Companies</Link>
      </Button>
      <Button asChild>
        <Link to={paths.openings}>Openings</Link>
      </Button>
    </>
  ),
};

const exportedColumns = [
  'kind',
  'name',
  'detail',
  'zodiacSign',
  'note',
  'status',
  'statusSince',
  'url',
  'slug',
  'savedAt',
] as const;

function countsOf(values: readonly (string | null)[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

type Filters = Record<(typeof filterNames)[number], string>;

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The saved things that match the filters. Every word of the search is in the name, the detail or the note. */
function findKept(things: readonly KeptThing[], { search, kind, zodiac }: Filters): KeptThing[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    const text = plain([thing.name, thing.detail, thing.note].join(' '));
    return (
      (kind === '' || thing.kind === kind) &&
      (zodiac === '' || thing.zodiacSign === zodiac) &&
      words.every((word) => text.includes(word))
    );
  });
}
