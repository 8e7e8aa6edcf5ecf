import { Table } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { FamilyMatch, FamilyPair } from '../queries.ts';

/** A table of all pairs of a family, sortable by the reader. */
export function PairsOfFamily({ people, pairs }: Pick<FamilyMatch, 'people' | 'pairs'>) {
  const nameOf = (place: number): string => {
    const person = people[place];
    return person ? `${person.name} (${getZodiacSignById(person.sign).name})` : '';
  };
  return (
    <Table<FamilyPair>
      caption="Each two once"
      rows={pairs}
      rowKey={({ one, other }) => `${one}-${other}`}
      columns={[
        { key: 'one', header: 'The one', cell: ({ one }) => nameOf(one), sortBy: ({ one }) => nameOf(one) },
        {
          key: 'other',
          header: 'The other',
          cell: ({ other }) => nameOf(other),
          sortBy: ({ other }) => nameOf(other),
        },
        {
          key: 'relation',
          header: 'Signs',
          cell: ({ relation }) => relation,
          sortBy: ({ relation }) => relation,
        },
        {
          key: 'score',
          header: 'Of 100',
          numeric: true,
          cell: ({ score }) => score,
          sortBy: ({ score }) => score,
        },
      ]}
    />
  );
}
