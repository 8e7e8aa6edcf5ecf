import { tenGod, type StemCharacter, type TenGod } from '@org/zodiac-core/pillars';

/**
 * The ten god of a stem, with the milder of its names where it has two: 七殺, the Seven Killings, is 偏官, the Indirect Officer, as well.
 */
export function namedTenGod(dayMaster: StemCharacter, stem: StemCharacter): TenGod {
  const god = tenGod(dayMaster, stem);
  return god.id === 'seven-killings'
    ? { ...god, name: '偏官', pinyin: 'piān guān', english: 'Indirect Officer' }
    : god;
}
