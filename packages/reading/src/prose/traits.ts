import type { ZodiacSignId } from '@org/zodiac-core';
import type { StemCharacter } from '@org/zodiac-core/pillars';

/** The traits that several sources speak of. */
export type Trait =
  | 'patience'
  | 'persistence'
  | 'flexibility'
  | 'openness'
  | 'decision'
  | 'precision'
  | 'generosity'
  | 'independence';

/** Which traits a source finds strong, and which weak. */
export type TraitsOfSource = Readonly<Partial<Record<Trait, 'strong' | 'weak'>>>;

/** By the strengths and the growth areas that zodiac-core lists. */
export const traitsOfSigns: Readonly<Record<ZodiacSignId, TraitsOfSource>> = {
  rat: { decision: 'strong', independence: 'strong' },
  ox: { patience: 'strong', persistence: 'strong', flexibility: 'weak', openness: 'weak' },
  tiger: { decision: 'strong', openness: 'strong', patience: 'weak', persistence: 'weak' },
  rabbit: { flexibility: 'strong', openness: 'weak', precision: 'strong' },
  dragon: { decision: 'strong', generosity: 'strong', patience: 'weak' },
  snake: { persistence: 'strong', openness: 'weak', independence: 'strong' },
  horse: { openness: 'strong', patience: 'weak', persistence: 'weak', independence: 'strong' },
  goat: { generosity: 'strong', persistence: 'strong', decision: 'weak' },
  monkey: { flexibility: 'strong', persistence: 'weak', decision: 'strong' },
  rooster: { precision: 'strong', openness: 'strong', flexibility: 'weak' },
  dog: { openness: 'strong', persistence: 'strong', generosity: 'strong' },
  pig: { generosity: 'strong', patience: 'strong', decision: 'weak' },
};

/** By the texts of `day-masters.ts`. */
export const traitsOfDayMasters: Readonly<Record<StemCharacter, TraitsOfSource>> = {
  甲: { persistence: 'strong', flexibility: 'weak', independence: 'strong' },
  乙: { flexibility: 'strong', patience: 'strong' },
  丙: { openness: 'strong', generosity: 'strong', precision: 'weak' },
  丁: { openness: 'weak', precision: 'strong', patience: 'strong' },
  戊: { persistence: 'strong', patience: 'strong', flexibility: 'weak' },
  己: { generosity: 'strong', patience: 'strong', openness: 'weak' },
  庚: { decision: 'strong', openness: 'strong', patience: 'weak' },
  辛: { precision: 'strong', openness: 'weak', flexibility: 'weak' },
  壬: { flexibility: 'strong', independence: 'strong', precision: 'weak' },
  癸: { flexibility: 'strong', openness: 'weak', decision: 'weak' },
};

/** By the texts of `number-readings.ts`. */
export const traitsOfLifePaths: Readonly<Record<number, TraitsOfSource>> = {
  1: { independence: 'strong', decision: 'strong' },
  2: { patience: 'strong', independence: 'weak' },
  3: { openness: 'strong', persistence: 'weak' },
  4: { precision: 'strong', persistence: 'strong', flexibility: 'weak' },
  5: { flexibility: 'strong', patience: 'weak' },
  6: { generosity: 'strong', precision: 'strong' },
  7: { independence: 'strong', openness: 'weak' },
  8: { decision: 'strong', persistence: 'strong' },
  9: { generosity: 'strong', flexibility: 'strong' },
  11: { openness: 'strong', patience: 'weak' },
  22: { persistence: 'strong', decision: 'weak' },
  33: { generosity: 'strong', independence: 'weak' },
};

/** By the texts of `number-readings.ts`. */
export const traitsOfBirthDays: Readonly<Record<number, TraitsOfSource>> = {
  1: { decision: 'strong', precision: 'weak' },
  2: { patience: 'strong' },
  3: { openness: 'strong' },
  4: { precision: 'strong' },
  5: { flexibility: 'strong' },
  6: { generosity: 'strong' },
  7: { precision: 'strong', decision: 'weak' },
  8: { decision: 'strong' },
  9: { generosity: 'strong', flexibility: 'strong' },
  11: { decision: 'weak' },
  22: { persistence: 'strong' },
};

/** What a trait looks like: strong, weak, and where sources differ, each continuing “…, so …”. */
export const traitReadings: Readonly<
  Record<Trait, { readonly name: string; readonly strong: string; readonly weak: string }>
> = {
  patience: {
    name: 'patience',
    strong: 'you let the kettle boil in its own time',
    weak: 'you are in the car with the engine running',
  },
  persistence: {
    name: 'persistence',
    strong: 'what you have begun you carry past the dull part',
    weak: 'you leave when it stops being new, and had better leave a note',
  },
  flexibility: {
    name: 'flexibility',
    strong: 'a changed plan is to you merely the next plan',
    weak: 'a changed plan needs a day’s notice and a reason',
  },
  openness: {
    name: 'openness',
    strong: 'what you think can be read off your face, and then you say it',
    weak: 'what you think is known to you and two others',
  },
  decision: {
    name: 'decision',
    strong: 'you choose at the counter while others still read the menu',
    weak: 'you choose late, having tasted everything in your mind',
  },
  precision: {
    name: 'precision',
    strong: 'you see the comma',
    weak: 'you see the forest, and somebody else counts the trees',
  },
  generosity: {
    name: 'generosity',
    strong: 'you have given it away before you thought about it',
    weak: 'you give when you have seen the account',
  },
  independence: {
    name: 'independence',
    strong: 'you would rather carry it alone than explain it',
    weak: 'you do it best for two',
  },
};
