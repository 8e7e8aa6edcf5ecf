import type { UsState } from '@org/api-contract';
import { BarChart, Spinner, UsMap } from '@org/ui';
import { getZodiacSignById, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import styles from './us-states.module.css';

interface StatesAtlasProps {
  /** All fifty states; `undefined` while loading. */
  states: readonly Pick<UsState, 'name' | 'zodiacSign'>[] | undefined;
  current: ZodiacSignId | undefined;
  onSelect: (sign: ZodiacSignId) => void;
}

/** A map of the fifty states by sign, and a chart of the number of states per sign. */
export function StatesAtlas({ states, current, onSelect }: StatesAtlasProps) {
  if (!states) {
    return (
      <div className={styles.place}>
        <Spinner label="Drawing the map …" />
      </div>
    );
  }
  const signs = Object.fromEntries(states.map(({ name, zodiacSign }) => [name, zodiacSign]));
  const items = zodiacSignIds.map((id) => ({
    key: id,
    label: getZodiacSignById(id).name,
    value: states.filter(({ zodiacSign }) => zodiacSign === id).length,
  }));
  const select = (key: string): void => {
    const sign = zodiacSignIds.find((id) => id === key);
    if (sign) onSelect(sign);
  };
  return (
    <div className={styles.atlas}>
      <UsMap
        label="The fifty states by the sign of their statehood"
        signs={signs}
        current={current}
        onSelect={onSelect}
      />
      <BarChart caption="States by sign" items={items} {...(current && { current })} onSelect={select} />
    </div>
  );
}
