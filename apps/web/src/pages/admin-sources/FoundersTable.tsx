import type { DoubtfulFounder } from '@org/api-contract';
import { Link, Stack, Table } from '@org/ui';
import { RowLink } from '#founding/RowLink.tsx';

const columns = [
  {
    key: 'company',
    header: 'Company',
    cell: ({ slug, name }: DoubtfulFounder) => (
      <Link asChild>
        <RowLink list="companies" slug={slug}>
          {name}
        </RowLink>
      </Link>
    ),
    sortBy: ({ name }: DoubtfulFounder) => name,
  },
  {
    key: 'founded',
    header: 'Founded',
    cell: ({ foundedYear }: DoubtfulFounder) => foundedYear,
    sortBy: ({ foundedYear }: DoubtfulFounder) => foundedYear,
  },
  { key: 'founder', header: 'Founder', cell: ({ founder }: DoubtfulFounder) => founder },
  {
    key: 'named',
    header: 'On our page',
    cell: ({ isNamed }: DoubtfulFounder) => (isNamed ? 'Named' : 'Left out'),
    sortBy: ({ isNamed }: DoubtfulFounder) => String(isNamed),
  },
  {
    key: 'item',
    header: 'Wikidata',
    cell: ({ item }: DoubtfulFounder) => (
      <Link href={`https://www.wikidata.org/wiki/${item}`} external>
        {item}
      </Link>
    ),
  },
];

/** Founders at Wikidata who were not adults or not alive in the founding year. */
export function FoundersTable({ founders }: { founders: readonly DoubtfulFounder[] }) {
  return (
    <Stack gap={2}>
      <h2>Founders to check</h2>
      <p>According to Wikidata, these founders were not adults or not alive when the company was founded.</p>
      <Table
        caption="Founders whose dates do not fit the founding year"
        hidesCaption
        columns={columns}
        rows={founders}
        rowKey={({ slug, founder }) => `${slug} ${founder}`}
        narrow="cards"
        empty="None. The dates of all founders fit the founding year."
      />
    </Stack>
  );
}
