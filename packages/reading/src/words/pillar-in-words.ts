import type { Pillar } from '@org/zodiac-core/pillars';

/** Such as `'乙酉 (yǐ-yǒu)'`. */
export const pillarInWords = ({ name, reading }: Pick<Pillar, 'name' | 'reading'>): string =>
  `${name} (${reading})`;
