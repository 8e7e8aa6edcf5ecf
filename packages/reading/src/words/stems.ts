import type { Element, StemCharacter } from '@org/zodiac-core';

const readings = 'jiǎ yǐ bǐng dīng wù jǐ gēng xīn rén guǐ'.split(' ');
const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
const placeOfStem = (stem: StemCharacter): number => '甲乙丙丁戊己庚辛壬癸'.indexOf(stem);

/** How a stem is read. */
export const readingOfStem = (stem: StemCharacter): string => readings[placeOfStem(stem)] ?? '';

export const elementOfStem = (stem: StemCharacter): Element => elements[placeOfStem(stem) >> 1] ?? 'Wood';
