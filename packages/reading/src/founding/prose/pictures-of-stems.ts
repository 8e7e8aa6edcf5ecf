import type { StemCharacter } from '@org/zodiac-core';

interface PictureOfStem {
  /** After “is pictured as”. */
  readonly picture: string;
  /** What the picture does: after “which”. */
  readonly does: string;
}

export const picturesOfStems: Readonly<Record<StemCharacter, PictureOfStem>> = {
  甲: { picture: 'a tall tree', does: 'goes straight up first and grows broad later' },
  乙: { picture: 'grass and vine', does: 'bends, and is through the fence by summer' },
  丙: { picture: 'the sun', does: 'shines on whatever is there' },
  丁: { picture: 'a lamp', does: 'lights one table, and has to be tended' },
  戊: { picture: 'a mountain', does: 'stays, so that others can take their bearings' },
  己: { picture: 'the soil of a field', does: 'gives back what was put into it' },
  庚: { picture: 'iron from the mine', does: 'wants a forge to become a tool' },
  辛: { picture: 'fine metal, a needle or a ring', does: 'is finished small and kept clean' },
  壬: { picture: 'a great river', does: 'takes along every stream that joins it' },
  癸: { picture: 'rain and dew', does: 'does its work where nobody hears it' },
};
