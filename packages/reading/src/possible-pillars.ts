import type { SexagenaryName } from '@org/zodiac-core';
import type { DatePillar, FourPillars, PillarsInput } from '@org/zodiac-core/pillars';

/**
 * The four pillars that a birth may have: with a time one set; without it one for each of the twelve hours and for the late Rat hour,
 * and as many again for each pillar that changes within the date. A combination may be listed that no moment of the date has.
 */
export function possiblePillars({ year, month, day, hour, hours }: FourPillars): PillarsInput[] {
  if (hour) return [{ year, month, day, hour }];
  const [first] = hours;
  if (!first) return [{ year, month, day }];
  const days = alternatives(day);
  // A day before or after begins twelve places on in the cycle of hours; the late Rat hour is the first of the day after.
  const shifts = days.map((each) => ((placeOf(each) - placeOf(day) + 90) % 60) - 30);
  const from = placeOf(first) + 12 * Math.min(...shifts);
  const to = placeOf(first) + 12 * Math.max(...shifts) + 12;
  const possible: PillarsInput[] = [];
  for (const ofYear of alternatives(year))
    for (const ofMonth of alternatives(month))
      for (const ofDay of days)
        for (let place = from; place <= to; place += 1)
          possible.push({ year: ofYear, month: ofMonth, day: ofDay, hour: nameAt(place) });
  return possible;
}

const alternatives = ({ change, name }: DatePillar): readonly { readonly name: SexagenaryName }[] =>
  change ? [change.before, change.after] : [{ name }];

const stems = '甲乙丙丁戊己庚辛壬癸';
const branches = '子丑寅卯辰巳午未申酉戌亥';
const names = Array.from(
  { length: 60 },
  (_, place) => `${stems.charAt(place % 10)}${branches.charAt(place % 12)}` as SexagenaryName,
);

const nameAt = (place: number): SexagenaryName => names[((place % 60) + 60) % 60] as SexagenaryName;
const placeOf = (pillar: { readonly name: SexagenaryName }): number => names.indexOf(pillar.name);
