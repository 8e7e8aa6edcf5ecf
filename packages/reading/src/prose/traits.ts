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
    strong: 'you let the kettle [boil in its own time|take its time|come to the boil by itself]',
    weak: 'you are [in the car with the engine running|at the door with your coat on|on the platform before the train]',
  },
  persistence: {
    name: 'persistence',
    strong:
      '[what you have begun you carry past the dull part|the dull middle of a thing does not stop you|you go on through the dull part]',
    weak: 'you [leave when it stops being new|go when the newness goes|are off when it is no longer new], and [had better leave a note|might leave a note|a note would be kind]',
  },
  flexibility: {
    name: 'flexibility',
    strong:
      '[a changed plan is to you merely the next plan|plans may change, and you with them|the new plan suits you as the old one did]',
    weak: 'a changed plan [needs a day’s notice and a reason|wants a reason and a night’s sleep|should come with notice and a reason]',
  },
  openness: {
    name: 'openness',
    strong:
      'what you think [can be read off your face, and then you say it|shows on your face before you say it|is on your face first and then in the room]',
    weak: 'what you think [is known to you and two others|is for two people to know|two friends know, and nobody else]',
  },
  decision: {
    name: 'decision',
    strong:
      'you [choose at the counter while others still read the menu|have ordered before the others sit|point, pay and are gone while others compare]',
    weak: 'you choose late, [having tasted everything in your mind|with every dish tasted in thought|after a long look at each]',
  },
  precision: {
    name: 'precision',
    strong: 'you see the [comma|missing comma|comma first]',
    weak: 'you see the forest, and [somebody else counts the trees|others may count the trees|leave the trees to be counted]',
  },
  generosity: {
    name: 'generosity',
    strong:
      'you have given it away [before you thought about it|before the thought arrives|by the time you think of it]',
    weak: 'you give when you have [seen the account|looked at the account|read the figures]',
  },
  independence: {
    name: 'independence',
    strong:
      'you would rather [carry it alone than explain it|lift it alone than give directions|do it alone than describe it]',
    weak: 'you do it [best for two|better for two|best with one beside you]',
  },
};
