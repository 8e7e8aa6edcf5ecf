import type { SexagenaryName } from '@org/zodiac-core';
import { fourPillars, type Pillar } from '@org/zodiac-core/pillars';

/** The sixty pillars in order: the hours of five days, beginning with 甲子. */
const sixty: readonly Pillar[] = [1, 2, 3, 4, 5].flatMap(
  (day) => fourPillars({ date: { year: 2000, month: 1, day: day + 6 } }).hours,
);
const places = new Map(sixty.map(({ name }, place) => [name, place]));

/** The index of a pillar in the cycle of sixty, 0 for 甲子. */
export const placeOf = ({ name }: { readonly name: SexagenaryName }): number => places.get(name) ?? 0;

/** @param place - any integer; 0 and multiples of 60 are 甲子 */
export const pillarAt = (place: number): Pillar => sixty[((place % 60) + 60) % 60] as Pillar;
