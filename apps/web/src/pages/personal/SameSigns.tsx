import { inFigures, listIds, listOf, titleOf, type AnyList } from '@org/api-contract/lists';
import { Seal, Skeleton, Stack, Table, type TableColumn } from '@org/ui';
import { getZodiacSignById, type ZodiacSignId, compatibility, zodiacSignIds } from '@org/zodiac-core';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Birth } from '#birth/birth.ts';
import { sampleOf } from '#birth/sample.ts';
import { pageOfList, rowsOf, statsOfList } from '#listing/list-queries.ts';
import { paths } from '#paths.ts';

const maxNames = 3;

interface RowOfSign {
  readonly id: ZodiacSignId;
  readonly sign: ReactNode;
  readonly ofLists: readonly ReactNode[];
}

const described = listIds.map(listOf);

const columns: readonly TableColumn<RowOfSign>[] = [
  { key: 'sign', header: 'Sign', cell: ({ sign }) => sign },
  ...described.map((list, index): TableColumn<RowOfSign> => ({
    key: list.id,
    header: titleOf(list),
    cell: ({ ofLists }) => ofLists[index],
  })),
];

/** The lists whose rows the page names. There are too many companies to name them. */
const named = described.filter(({ id }) => id !== 'companies');

/** The number of rows of each list with the sign of a birth or a sign in harmony with it, with links to the rows. */
export function SameSigns({ birth }: { birth: Birth }) {
  const sample = sampleOf(birth.date, birth.calendar);
  const signs = sample ? harmoniousSigns(sample.sign.id) : [];
  const stats = useQueries({ queries: described.map(statsOfList) });
  const rowsOfSigns = named.flatMap((list) => signs.map(({ id }) => ({ list, sign: id })));
  const found = useQueries({
    queries: rowsOfSigns.map(({ list, sign }) =>
      pageOfList(list, { zodiac: sign, page: 1, limit: maxNames }),
    ),
  });
  if ([...stats, ...found].some(({ isPending }) => isPending)) return <Skeleton shape="text" count={5} />;
  const namesOf = (list: AnyList, sign: ZodiacSignId): string[] => {
    const data = found[rowsOfSigns.findIndex((each) => each.list === list && each.sign === sign)]?.data;
    return data ? rowsOf(list, data).map(({ name }) => name) : [];
  };
  const rows = signs.map(({ id, relation }): RowOfSign => ({
    id,
    sign: (
      <Stack direction="row" gap={2}>
        <Seal sign={id} size={2} />
        <span>{`${getZodiacSignById(id).name}, ${relation}`}</span>
      </Stack>
    ),
    ofLists: described.map((list, index) => (
      <Rows
        key={list.id}
        list={list}
        sign={id}
        count={countOf(stats[index]?.data?.stats, id)}
        names={namesOf(list, id)}
      />
    )),
  }));
  return (
    <Table<RowOfSign>
      caption="Companies, brands and states, by sign"
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

/** The count of a sign, 0 if it has no rows; `undefined` if the counts could not be loaded. */
const countOf = (
  stats: readonly { sign: string; count: number }[] | undefined,
  id: ZodiacSignId,
): number | undefined => stats && (stats.find(({ sign }) => sign === id)?.count ?? 0);

interface RowsProps {
  list: AnyList;
  sign: ZodiacSignId;
  /** `undefined` if the count could not be loaded. */
  count: number | undefined;
  /** The names of some rows, in alphabetical order. */
  names: readonly string[];
}

/** The number of rows of a sign, which links to these rows, and the names of the first ones. */
function Rows({ list: { path, one, several }, sign, count, names }: RowsProps) {
  if (count === 0) return `No ${several}`;
  const isAll = count === names.length;
  const number = count === undefined ? 'All' : inFigures(count);
  return (
    <>
      <Link to={paths.ofSign(path, sign)}>
        {`${number} ${getZodiacSignById(sign).name} ${count === 1 ? one : several}`}
      </Link>
      {names.length > 0 && `${isAll ? ':' : ', such as'} ${names.join(', ')}`}
    </>
  );
}

/** A sign, and its relation to the person’s own sign. */
interface SignOfReading {
  readonly id: ZodiacSignId;
  readonly relation: 'the same sign' | 'in harmony' | 'ally';
}

/** A person's own sign, its partner in the six harmonies, and its two partners in the three harmonies, in this order. */
function harmoniousSigns(own: ZodiacSignId): SignOfReading[] {
  const withBasis = (basis: string): ZodiacSignId[] =>
    zodiacSignIds.filter((id) => id !== own && compatibility(own, id).basis === basis);
  return [
    { id: own, relation: 'the same sign' },
    ...withBasis('six-harmony').map((id) => ({ id, relation: 'in harmony' as const })),
    ...withBasis('three-harmonies').map((id) => ({ id, relation: 'ally' as const })),
  ];
}
