import {
  elementCounts,
  type DatePillar,
  type ElementCounts,
  type FourPillars,
  type Pillar,
} from '@org/zodiac-core/pillars';
import { pillarAt, placeOf } from './sixty-pillars.ts';

/** Four pillars that a birth may have. */
export interface PossiblePillars {
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly hour: Pillar;
  readonly elements: ElementCounts;
}

/**
 * The four pillars that a birth may have: with a time one set; without it one for each of the twelve hours and for the late Rat hour,
 * and as many again for each pillar that changes within the date. A combination may be listed that no moment of the date has.
 */
export function possiblePillars({ year, month, day, hour, hours }: FourPillars): PossiblePillars[] {
  if (hour) return [counted({ year, month, day, hour })];
  const days = alternatives(day);
  // A day before or after begins twelve places on in the cycle of hours; the late Rat hour is the first of the day after.
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
