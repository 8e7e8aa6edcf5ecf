import { Combobox } from '@org/ui';
import { useState, type ReactNode } from 'react';
import { findCities, keyOf, loadCities, type City } from './cities.ts';

interface PlaceFieldProps {
  label: string;
  hint: ReactNode;
  /** The name of the field, whose value is the city as JSON. */
  name: string;
  initial: City | undefined;
  error?: string | undefined;
}

/** Chooses the city of birth from a list that is loaded when the field gets the focus. */
export function PlaceField({ label, hint, name, initial, error }: PlaceFieldProps) {
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
      label={label}
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
      error={hasFailed ? 'The list of cities could not be loaded. You can go on without a place.' : error}
      hint={hint}
    />
  );
}
