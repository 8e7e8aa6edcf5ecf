import { Combobox, Link } from '@org/ui';
import { useState } from 'react';
import { findCities, loadCities, type City } from './cities.ts';

interface PlaceFieldProps {
  /** The name of the field, whose value is the city as JSON. */
  name: string;
  initial: City | undefined;
  error?: string | undefined;
}

/** Some cities share a name and a country. */
const keyOf = ({ name, longitude, timeZone }: City): string => JSON.stringify({ name, longitude, timeZone });

/** Chooses the city of birth from a list that is loaded when the field gets the focus. */
export function PlaceField({ name, initial, error }: PlaceFieldProps) {
  const [place, setPlace] = useState(initial);
  const [cities, setCities] = useState<readonly City[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [typed, setTyped] = useState('');
  const found = typed === '' ? [] : findCities(cities ?? [], typed);
  const shown = place && !found.some((city) => keyOf(city) === keyOf(place)) ? [place, ...found] : found;

  async function load(): Promise<void> {
    if (cities) return;
    try {
      setCities(await loadCities());
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <Combobox
      label="Place of birth (optional)"
      name={name}
      autoComplete="off"
      placeholder="Type a city"
      options={(typed === '' ? shown : found).map((city) => ({
        value: keyOf(city),
        label: city.name,
        hint: `${Math.abs(city.longitude).toFixed(1)}° ${city.longitude < 0 ? 'west' : 'east'}, ${city.timeZone}`,
      }))}
      value={place ? keyOf(place) : null}
      onValueChange={(value) => setPlace(shown.find((city) => keyOf(city) === value))}
      onQueryChange={setTyped}
      onFocus={() => void load()}
      loading={cities === undefined && !hasFailed}
      error={hasFailed ? 'The list of cities could not be loaded. The reading works without a place.' : error}
      hint={
        <>
          For the time by the sun. The nearest larger city is near enough. City coordinates:{' '}
          <Link href="https://www.geonames.org/" external>
            GeoNames
          </Link>
          ,{' '}
          <Link href="https://creativecommons.org/licenses/by/4.0/" external>
            CC BY 4.0
          </Link>
        </>
      }
    />
  );
}
