import type { StemCharacter } from '@org/zodiac-core';

/** The pictures of the stems as teachers give them after the verses of Ditian sui 滴天髓. */
export const stemPictures: Readonly<Record<StemCharacter, string>> = {
  甲: 'the tall tree',
  乙: 'the vine',
  丙: 'the sun',
  丁: 'the lamp',
  戊: 'the mountain',
  己: 'the field',
  庚: 'raw iron',
  辛: 'the jewel',
  壬: 'the river',
  癸: 'the rain',
};
