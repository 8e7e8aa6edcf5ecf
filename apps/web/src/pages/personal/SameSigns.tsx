import { Seal, Skeleton, Stack, Table, type TableColumn } from '@org/ui';
import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { get } from '#api/client.ts';
import type { Birth } from '#birth/birth.ts';
import { sampleOf } from '#birth/sample.ts';
import { paths } from '#paths.ts';
import { harmoniousSigns } from './harmonious-signs.ts';

const maxNames = 3;

interface RowOfSign {
  readonly id: ZodiacSignId;
  readonly sign: ReactNode;
  readonly companies: ReactNode;
  readonly brands: ReactNode;
  readonly states: ReactNode;
}

const columns: readonly TableColumn<RowOfSign>[] = [
  { key: 'sign', header: 'Sign', cell: ({ sign }) => sign },
  { key: 'companies', header: 'Companies', cell: ({ companies }) => companies },
  { key: 'car-brands', header: 'Car brands', cell: ({ brands }) => brands },
  { key: 'us-states', header: 'US states', cell: ({ states }) => states },
];

/** How many companies, brands and states have the sign of a birth and the signs in harmony with it, with links to them. */
export function SameSigns({ birth }: { birth: Birth }) {
  const sample = sampleOf(birth.date, birth.calendar);
  const signs = sample ? harmoniousSigns(sample.sign.id) : [];
  const companies = useQuery(get('GET /api/zodiac-stats', {}));
  const brands = useQuery(get('GET /api/car-brands/stats', {}));
  const brandsOfSigns = useQueries({
    queries: signs.map(({ id }) =>
      get('GET /api/car-brands', { query: { zodiac: id, page: 1, limit: maxNames } }),
    ),
  });
  const states = useQuery(get('GET /api/us-states', { query: { page: 1, limit: 100 } }));
  if ([companies, brands, states, ...brandsOfSigns].some(({ isPending }) => isPending))
    return <Skeleton shape="text" count={5} />;
  const rows = signs.map(({ id, relation }, index): RowOfSign => {
    const ofSign = states.data?.usStates.filter(({ zodiacSign }) => zodiacSign === id).map(namesOf);
    const ofBrands = brandsOfSigns[index]?.data?.carBrands.map(namesOf);
    return {
      id,
      sign: (
        <Stack direction="row" gap={2}>
          <Seal sign={id} size={2} />
          <span>{`${getZodiacSignById(id).name}, ${relation}`}</span>
        </Stack>
      ),
      companies: (
        <Rows
          list={paths.companies}
          sign={id}
          count={countOf(companies.data?.stats, id)}
          what={['company', 'companies']}
        />
      ),
      brands: (
        <Rows
          list={paths.carBrands}
          sign={id}
          count={countOf(brands.data?.stats, id)}
          what={['car brand', 'car brands']}
          names={ofBrands}
        />
      ),
      states: (
        <Rows
          list={paths.usStates}
          sign={id}
          count={ofSign?.length}
          what={['state', 'states']}
          names={ofSign}
        />
      ),
    };
  });
  return (
    <Table<RowOfSign>
      caption="Rows of the databases, by sign"
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

const namesOf = ({ name }: { name: string }): string => name;

/** `undefined` if the counts could not be loaded. A sign without rows is not among them. */
const countOf = (
  stats: readonly { sign: string; count: number }[] | undefined,
  id: ZodiacSignId,
): number | undefined => stats && (stats.find(({ sign }) => sign === id)?.count ?? 0);

interface RowsProps {
  list: string;
  sign: ZodiacSignId;
  /** `undefined` if it could not be loaded. */
  count: number | undefined;
  what: readonly [one: string, several: string];
  /** Some of their names, by the alphabet. */
  names?: readonly string[] | undefined;
}

/** The number of rows of a sign as a link to them, and the first of their names. */
function Rows({ list, sign, count, what: [one, several], names = [] }: RowsProps) {
  if (count === 0) return `No ${several}`;
  const shown = names.slice(0, maxNames);
  const isAll = count === shown.length;
  const number = count === undefined ? 'All' : count.toLocaleString('en-US');
  return (
    <>
      <Link to={paths.ofSign(list, sign)}>
        {`${number} ${getZodiacSignById(sign).name} ${count === 1 ? one : several}`}
      </Link>
      {shown.length > 0 && `${isAll ? ':' : ', such as'} ${shown.join(', ')}`}
    </>
  );
}
