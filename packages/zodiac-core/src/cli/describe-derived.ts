import {
  dayMaster,
  elementCounts,
  emptyBranches,
  luckPillars,
  tenGodsOf,
  type BirthMoment,
  type BranchCharacter,
  type CalendarDate,
  type DayMaster,
  type ElementCounts,
  type ElementNumbers,
  type FourPillars,
  type LuckCourse,
  type LuckPillars,
  type LuckSex,
  type LuckStart,
  type PillarTenGods,
  type TenGodsOfPillars,
} from '../pillars/index.ts';

/** The data that follows from four pillars, which the command prints with `--json`. */
export interface DerivedDescription {
  readonly dayMaster: DayMaster;
  readonly tenGods: TenGodsOfPillars;
  readonly elements: ElementCounts;
  /** The empty branches of the day's pillar. */
  readonly emptyBranches: readonly BranchCharacter[];
  /** The luck pillars; absent without a sex. */
  readonly luckPillars: LuckPillars | undefined;
}

/**
 * The text that the command prints for what follows from four pillars.
 *
 * @throws RangeError when the sex is neither female nor male
 */
export function describeDerived(
  pillars: FourPillars,
  birth: BirthMoment,
  sex: string | undefined,
): { data: DerivedDescription; text: string } {
  const data: DerivedDescription = {
    dayMaster: dayMaster(pillars),
    tenGods: tenGodsOf(pillars),
    elements: elementCounts(pillars),
    emptyBranches: emptyBranches(pillars.day),
    luckPillars: sex === undefined ? undefined : luckPillars(birth, sex as LuckSex),
  };
  const { character, pinyin, element, polarity, season } = data.dayMaster;
  const { year, month, day, hour } = data.tenGods;
  const { visible, withHiddenStems, bySeason } = data.elements;
  const gods = { year, month, day, ...(hour && { hour }) };
  const isCertain = [pillars.year, pillars.month, pillars.day].every(({ certain }) => certain);
  return {
    data,
    text: [
      ...(isCertain ? [] : ['By the pillars as they were at noon:']),
      `Day master: ${character} ${pinyin}, ${polarity} ${element}. Its state in the season of birth is ${season.name} ${season.pinyin}: ${season.meaning}`,
      `Ten gods, and those of hidden stems: ${Object.entries(gods).map(godsText).join('; ')}`,
      `Elements of ${hour ? 'four' : 'three'} pillars: ${numbersText(visible)}; with hidden stems: ${numbersText(withHiddenStems)}; weighed by season: ${numbersText(bySeason)}`,
      `Empty branches of the day: ${data.emptyBranches.join(' ')}`,
      ...(data.luckPillars ? luckLines(data.luckPillars) : []),
    ].join('\n'),
  };
}

const godsText = ([kind, { stem, hidden }]: readonly [string, PillarTenGods]): string =>
  `${kind} ${stem?.name ?? '日主'} (${hidden.map(({ name }) => name).join(' ')})`;

const numbersText = (numbers: ElementNumbers): string =>
  Object.entries(numbers)
    .map(([element, number]) => `${element} ${number}`)
    .join(', ');

function luckLines(luck: LuckPillars): string[] {
  if (luck.certain)
    return [`Luck pillars: ${luck.direction}, from the age ${startText(luck.start)}`, ...phaseLines(luck)];
  return luck.ranges.flatMap(({ bornFrom, bornUntil, earliest, latest }) => [
    `Luck pillars, if born from ${bornFrom} to ${bornUntil}: ${earliest.direction}, from the age ${startText(earliest.start)} at the earliest, ${startText(latest.start)} at the latest`,
    ...phaseLines(earliest),
  ]);
}

const startText = ({ years, months, days, date }: LuckStart): string =>
  `of ${count(years, 'year')}, ${count(months, 'month')} and ${count(days, 'day')} (${iso(date)})`;

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

const phaseLines = ({ phases }: LuckCourse): string[] =>
  phases.map(
    ({ pillar, fromAge, toAge, fromYear, toYear }) =>
      `  ${pillar.name} ${pillar.reading}, age ${fromAge}-${toAge}, ${fromYear}-${toYear}`,
  );

const iso = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
