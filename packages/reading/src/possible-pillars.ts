import {
  elementCounts,
  type DatePillar,
  type ElementCounts,
  type FourPillars,
  type Pillar,
  fourPillars,
} from '@org/zodiac-core/pillars';
import type { SexagenaryName } from '@org/zodiac-core';

/** A possible set of four pillars of a birth. */
export interface PossiblePillars {
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly hour: Pillar;
  readonly elements: ElementCounts;
}

/**
 * The possible sets of four pillars of a birth. With a time there is one set. Without it there is one for each of the
 * twelve hours and for the late Rat hour, and as many again for each pillar that changes during the date. Some listed
 * combinations may match no moment of the date.
 */
export function possiblePillars({ year, month, day, hour, hours }: FourPillars): PossiblePillars[] {
  if (hour) return [counted({ year, month, day, hour })];
  const days = alternatives(day);
  // A neighboring day begins twelve places later in the cycle of hours; the late Rat hour is the first of the next
  // day.
  const shifts = days.map((each) => ((placeOf(each) - placeOf(day) + 90) % 60) - 30);
  const first = placeOf(hours[0] ?? pillarAt(0));
  const from = first + 12 * Math.min(...shifts);
  const to = first + 12 * Math.max(...shifts) + 12;
  const possible: PossiblePillars[] = [];
  for (const ofYear of alternatives(year))
    for (const ofMonth of alternatives(month))
      for (const ofDay of days)
        for (let place = from; place <= to; place += 1)
          possible.push(counted({ year: ofYear, month: ofMonth, day: ofDay, hour: pillarAt(place) }));
  return possible;
}

const alternatives = (pillar: DatePillar): readonly Pillar[] =>
  pillar.change ? [pillar.change.before, pillar.change.after] : [pillar];

const counted = (pillars: Omit<PossiblePillars, 'elements'>): PossiblePillars => ({
  ...pillars,
  elements: elementCounts(pillars),
});

/** The sixty pillars in order: the hours of five days, beginning with 甲子. */
const sixty: readonly Pillar[] = [1, 2, 3, 4, 5].flatMap(
  (day) => fourPillars({ date: { year: 2000, month: 1, day: day + 6 } }).hours,
);
const places = new Map(sixty.map(({ name }, place) => [name, place]));

/** The index of a pillar in the cycle of sixty, 0 for 甲子. */
const placeOf = ({ name }: { readonly name: SexagenaryName }): number => places.get(name) ?? 0;

/** @param place - any integer; 0 and multiples of 60 are 甲子 */
const pillarAt = (place: number): Pillar => sixty[((place % 60) + 60) % 60] as Pillar;
