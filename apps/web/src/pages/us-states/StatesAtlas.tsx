import { BarChart, UsMap } from '@org/ui';
import { getZodiacSignById, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { get } from '#api/client.ts';
import styles from './us-states.module.css';

interface StatesAtlasProps {
  current: ZodiacSignId | undefined;
  onSelect: (sign: ZodiacSignId) => void;
}

/** All fifty at a glance: where the states of a sign lie, and how many it has. The list beside it goes on without. */
export function StatesAtlas({ current, onSelect }: StatesAtlasProps) {
  const { data, isError } = useQuery(get('GET /api/us-states', { query: { page: 1, limit: 100 } }));
  if (isError) return null;
  if (!data) return <div className={styles.place} />;
  const signs = Object.fromEntries(data.usStates.map(({ name, zodiacSign }) => [name, zodiacSign]));
  const items = zodiacSignIds.map((id) => ({
    key: id,
    label: getZodiacSignById(id).name,
    value: data.usStates.filter(({ zodiacSign }) => zodiacSign === id).length,
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
