import type { Pillar, PillarTenGods } from '@org/zodiac-core/pillars';
import type { Chart } from './chart.ts';

/** A place among the four pillars. */
export type Position = 'year' | 'month' | 'day' | 'hour';

interface KnownPillar {
  readonly position: Position;
  readonly pillar: Pillar;
  readonly gods: PillarTenGods;
  readonly certain: boolean;
}

/** The known pillars, from the year to the hour. */
export function knownPillars({ pillars, tenGods }: Chart): KnownPillar[] {
  const { year, month, day, hour } = pillars;
  return [
    { position: 'year', pillar: year, gods: tenGods.year, certain: year.certain },
    { position: 'month', pillar: month, gods: tenGods.month, certain: month.certain },
    { position: 'day', pillar: day, gods: tenGods.day, certain: day.certain },
    ...(hour && tenGods.hour
      ? [{ position: 'hour' as const, pillar: hour, gods: tenGods.hour, certain: true }]
      : []),
  ];
}
