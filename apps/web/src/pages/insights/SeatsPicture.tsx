import { Combobox, Grid, Link as TextLink, Select, Stack } from '@org/ui';
import { zodiacSignIds } from '@org/zodiac-core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { WorldMap } from '#charts.ts';
import { asSign, signNameOf, signOptions } from '#listing/options.ts';
import { inFigures } from '@org/api-contract/lists';
import { paths } from '#paths.ts';
import { Counted } from './Counted.tsx';
import { Numbers } from './Numbers.tsx';
import { seatsQuery, type Seats } from './queries.ts';

type Counted = Pick<City, 'counts'>;
type City = Seats['cities'][number];
type Country = Seats['countries'][number];

const totalOf = ({ counts }: Counted): number => counts.reduce((sum, count) => sum + count, 0);
const keyOf = ({ latitude, longitude }: City): string => `${latitude} ${longitude}`;
const inWords = (count: number): string => (count === 1 ? '1 company' : `${inFigures(count)} companies`);

/** Number of cities in the table, those with the most companies. */
const maxCitiesInTable = 50;

/** A map of the companies' seats. */
export const SeatsPicture = () => (
  <Counted query={seatsQuery()}>{(seats) => <SeatsMap {...seats} />}</Counted>
);

function SeatsMap({ cities, countries, notOnMap }: Seats) {
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<string>();
  const sign = asSign(filter);
  const places = useMemo(() => {
    const column = zodiacSignIds.findIndex((id) => id === sign);
    return cities.map((city) => ({
      key: keyOf(city),
      name: `${city.city}, ${city.country}`,
      latitude: city.latitude,
      longitude: city.longitude,
      value: column < 0 ? totalOf(city) : (city.counts[column] ?? 0),
    }));
  }, [cities, sign]);
  const cityOptions = useMemo(
    () => cities.map((each) => ({ value: keyOf(each), label: `${each.city}, ${each.country}` })),
    [cities],
  );
  const of = sign ? ` of the ${signNameOf(sign)}` : '';
  const city = cities.find((each) => keyOf(each) === chosen);
  return (
    <Stack gap={5}>
      <Grid columns="xs" repeat="fill">
        <Select
          label="Zodiac sign"
          options={signOptions()}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <Combobox
          label="City"
          placeholder="Select a dot or type a city"
          options={cityOptions}
          value={chosen ?? null}
          onValueChange={(key) => setChosen(key ?? undefined)}
        />
      </Grid>
      <WorldMap
        label={`Head offices of the companies${of}`}
        places={places}
        legend={[1, 10, 100]}
        noun={`companies${of} in a city`}
        current={chosen}
        onSelect={setChosen}
      />
      <p role="status">
        {city ? (
          <>
            {`${city.city}, ${city.country}: ${inWords(totalOf(city))}. ${signsInWords(city)}. `}
            <CountryLink
              country={city.country}
              sign={filter}
            >{`Companies in ${city.country}${of}`}</CountryLink>
          </>
        ) : (
          'Choose a city to see the signs of its companies.'
        )}
      </p>
      {notOnMap > 0 && <p>{`Not on the map, because we do not know the city: ${inWords(notOnMap)}.`}</p>}
      <Numbers
        label="The countries as a table"
        caption="Companies by country and sign"
        rows={countries}
        rowKey={({ country }) => country}
        columns={countryColumns}
      />
      <Numbers
        label="The largest cities as a table"
        caption={`Companies by city and sign: the ${Math.min(maxCitiesInTable, cities.length)} cities with the most`}
        rows={cities.slice(0, maxCitiesInTable)}
        rowKey={keyOf}
        columns={cityColumns}
      />
      <p>
        {'Places: '}
        <TextLink href="https://www.geonames.org/" external>
          GeoNames
        </TextLink>
        {', '}
        <TextLink href="https://creativecommons.org/licenses/by/4.0/" external>
          CC BY 4.0
        </TextLink>
        {'. Land: '}
        <TextLink href="https://www.naturalearthdata.com/" external>
          Natural Earth
        </TextLink>
        , in the public domain.
      </p>
    </Stack>
  );
}

const signColumns = [
  {
    key: 'all',
    header: 'All',
    numeric: true,
    cell: (row: Counted) => inFigures(totalOf(row)),
    sortBy: totalOf,
  },
  ...zodiacSignIds.map((id, column) => ({
    key: id,
    header: signNameOf(id),
    numeric: true,
    cell: ({ counts }: Counted) => counts[column],
    sortBy: ({ counts }: Counted) => counts[column] ?? 0,
  })),
];

const countryColumns = [
  {
    key: 'country',
    header: 'Country',
    cell: ({ country }: Country) => <CountryLink country={country}>{country}</CountryLink>,
    sortBy: ({ country }: Country) => country,
  },
  ...signColumns,
];

const cityColumns = [
  { key: 'city', header: 'City', cell: ({ city, country }: City) => `${city}, ${country}` },
  ...signColumns,
];

/** Counts by sign in words, such as "Rat 1, Ox 2". */
const signsInWords = ({ counts }: Counted): string =>
  zodiacSignIds
    .flatMap((id, column) => (counts[column] ? [`${signNameOf(id)} ${counts[column]}`] : []))
    .join(', ');

interface CountryLinkProps {
  country: string;
  /** The sign of the companies, or an empty text. */
  sign?: string;
  children: string;
}

const CountryLink = ({ country, sign, children }: CountryLinkProps) => (
  <TextLink asChild>
    <Link
      to={{
        pathname: paths.companies,
        search: new URLSearchParams({ ...(sign && { zodiac: sign }), country }).toString(),
      }}
    >
      {children}
    </Link>
  </TextLink>
);
