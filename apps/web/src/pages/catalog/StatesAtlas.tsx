import type { ListedRow } from '@org/api-contract/lists';
import { Spinner, UsMap } from '@org/ui';
import { getZodiacSignById, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { BarChart } from '#charts.ts';
import styles from './StatesAtlas.module.css';

interface StatesAtlasProps {
  /** All rows of the list; `undefined` while loading. */
  rows: readonly Pick<ListedRow, 'name' | 'zodiacSign'>[] | undefined;
  current: ZodiacSignId | undefined;
  onSelect: (sign: ZodiacSignId) => void;
}

/** A placeholder with every sign, so that the legend has its final height while the states load. */
const everySign = Object.fromEntries(zodiacSignIds.map((id) => [id, id]));

/** A map of the fifty states by sign, and a chart of the number of states per sign. Keeps their place while they load. */
export function StatesAtlas({ rows: states, current, onSelect }: StatesAtlasProps) {
  const signs = states
    ? Object.fromEntries(states.map(({ name, zodiacSign }) => [name, zodiacSign]))
    : everySign;
  const items = zodiacSignIds.map((id) => ({
    key: id,
    label: getZodiacSignById(id).name,
    value: states?.filter(({ zodiacSign }) => zodiacSign === id).length ?? 0,
  }));
  const select = (key: string): void => {
    const sign = zodiacSignIds.find((id) => id === key);
    if (sign) onSelect(sign);
  };
  return (
    <div className={styles.place}>
      <div className={styles.atlas} data-waiting={states ? undefined : ''}>
        <UsMap
          label="The fifty states by the sign of their statehood"
          signs={signs}
          current={current}
          onSelect={onSelect}
        />
        <BarChart caption="States by sign" items={items} {...(current && { current })} onSelect={select} />
      </div>
      {!states && <Spinner label="Drawing the map …" />}
    </div>
  );
}
