import type { DoubtfulFounder } from '@org/api-contract';
import { Link, Table } from '@org/ui';
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
    header: 'On the page',
    cell: ({ isNamed }: DoubtfulFounder) => (isNamed ? 'Named there' : 'Left out'),
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
    <Table
      caption="Founders whose lives exclude the founding year"
      columns={columns}
      rows={founders}
      rowKey={({ slug, founder }) => `${slug} ${founder}`}
      narrow="cards"
      empty="The lives of all founders that Wikidata names fit the founding year."
    />
  );
}
