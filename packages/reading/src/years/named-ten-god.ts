import { tenGod, type StemCharacter, type TenGod } from '@org/zodiac-core/pillars';

/** The ten god of a stem, by the milder of two names: 七殺, the Seven Killings, is also 偏官, the Indirect Officer. */
export function namedTenGod(dayMaster: StemCharacter, stem: StemCharacter): TenGod {
  const god = tenGod(dayMaster, stem);
  return god.id === 'seven-killings'
    ? { ...god, name: '偏官', pinyin: 'piān guān', english: 'Indirect Officer' }
    : god;
}
