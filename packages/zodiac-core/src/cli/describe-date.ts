import {
  explainSign,
  getZodiacSignById,
  sexagenaryYear,
  type CalendarDate,
  type CalendarName,
  type ConventionOptions,
  type SignExplanation,
} from '../index.ts';
import { describeDerived, type DerivedDescription } from './describe-derived.ts';
import { toLunarDate, type LunarDate } from '../lunar/index.ts';
import {
  type BirthMoment,
  type FourPillars,
  fourPillars,
  type DatePillar,
  type Pillar,
} from '../pillars/index.ts';
import { solarTermOf, type SolarTerm } from '../solar-terms/index.ts';

const newYearNames: Readonly<Record<CalendarName, string>> = {
  china: 'Chinese New Year',
  vietnam: 'Tết',
  korea: 'Seollal',
  japan: 'New Year',
};

const countryNames: Readonly<Record<CalendarName, string>> = {
  china: 'China',
  vietnam: 'Vietnam',
  korea: 'Korea',
  japan: 'Japan',
};

/** The data that the command prints for a date with `--json`. */
interface DateDescription extends SignExplanation {
  /** The lunar date; absent in Japan. */
  readonly lunarDate: LunarDate | undefined;
  readonly solarTerm: SolarTerm | undefined;
  /** Present if a birth is given. */
  readonly pillars: FourPillars | undefined;
  /** The derived parts of the chart. */
  readonly derived: DerivedDescription | undefined;
}

/**
 * The text that the command prints for a date.
 *
 * @param birth - time and place of a birth on that date, whose pillars are printed too, with what follows from them
 * @param sex - `'female'` or `'male'`, to print the luck pillars of the birth too
 * @throws RangeError when there is no such day, convention or calendar, the calendar does not know the year, or the birth is wrong
 */
export function describeDate(
  date: string,
  options: ConventionOptions,
  birth?: Omit<BirthMoment, 'date'>,
  sex?: string,
): { data: DateDescription; text: string } {
  const explanation = explainSign(date, options);
  if (!explanation) throw new RangeError(`There is no day "${date}"; write it as YYYY-MM-DD.`);
  const {
    answer,
    boundary,
    daysFromBoundary,
    byConvention,
    byCalendar,
    calendarsAgree,
    otherBoundary,
    source,
  } = explanation;
  const { calendar = 'china', convention = 'new-year' } = options;
  const boundaryNames = {
    'new-year': newYearNames[calendar],
    'li-chun': 'the Start of Spring (li chun)',
  };
  const { sign, zodiacYear, yearElement, polarity } = answer;
  const { name, character, pinyin, emoji, element } = getZodiacSignById(sign.id);
  const year = sexagenaryYear(zodiacYear);
  const other = convention === 'new-year' ? 'li-chun' : 'new-year';
  const lines = [
    `${sign.name}${sign.name === name ? '' : ` (in China ${name})`}  ${character} ${pinyin}  ${emoji}`,
    `Year of ${zodiacYear}: ${polarity} ${yearElement}, ${year.name} ${year.pinyin}, ${year.place} of 60`,
    `The sign's own element: ${element}`,
    `It falls ${distance(daysFromBoundary)} ${boundaryNames[convention]} of ${boundary.year} (${iso(boundary)}).`,
  ];
  if (byConvention[other].id !== sign.id)
    lines.push(`By ${boundaryNames[other]} it would be ${byConvention[other].name}.`);
  if (!calendarsAgree) {
    const signs = Object.entries(byCalendar).map(
      ([country, { name: signName }]) => `${countryNames[country as CalendarName]} ${signName}`,
    );
    lines.push(`Countries disagree on this date: ${signs.join(', ')}.`);
  }
  if (otherBoundary) lines.push(`Another source gives ${iso(otherBoundary)} for this New Year.`);
  const lunarDate = calendar === 'japan' ? undefined : toLunarDate(date, { calendar });
  if (lunarDate) {
    const { year: lunarYear, month, isLeapMonth, day } = lunarDate;
    lines.push(`Lunar date: day ${day} of ${isLeapMonth ? 'leap ' : ''}month ${month} of ${lunarYear}`);
  }
  const solarTerm = solarTermOf(date, { calendar });
  if (solarTerm)
    lines.push(`Solar term: ${solarTerm.name} ${solarTerm.characters}, from ${iso(solarTerm.date)}`);
  const pillars = birth && describePillars({ ...birth, date });
  const derived = pillars && describeDerived(pillars.data, { ...birth, date }, sex);
  return {
    data: { ...explanation, lunarDate, solarTerm, pillars: pillars?.data, derived: derived?.data },
    text: [...lines, ...(derived ? [pillars.text, derived.text] : []), `Source: ${source}`].join('\n'),
  };
}

function distance(days: number): string {
  if (days === 0) return 'on';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}`;
}

const iso = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * The text that the command prints for the pillars of a birth.
 *
 * @throws RangeError as `fourPillars`
 */
function describePillars(birth: BirthMoment): { data: FourPillars; text: string } {
  const data = fourPillars(birth);
  const { year, month, day, hour, hours, countedTime } = data;
  const solar = birth.longitude === undefined ? 'standard time' : 'true solar time';
  const lines = [
    `Four pillars${countedTime ? `, day and hour by ${solar} ${countedTime.replace('T', ' ')}` : ''}`,
    `  year   ${lineOf(year)}${changeOf(year)}`,
    `  month  ${lineOf(month)}${changeOf(month)}`,
    `  day    ${lineOf(day)}${changeOf(day)}`,
    `  hour   ${hour ? lineOf(hour) : `not known, one of ${hours.map(({ name }) => name).join(' ')}`}`,
  ];
  return { data, text: lines.join('\n') };
}

function lineOf({ name, reading, sign, polarity, element, hiddenStems, naYin }: Pillar): string {
  const facts = [`${polarity} ${element}`, getZodiacSignById(sign).name];
  return `${name} ${reading}, ${facts.join(' ')}, hidden ${hiddenStems.join('')}, ${naYin}`;
}

const changeOf = ({ change }: DatePillar): string =>
  change ? `; hangs on the hour: until ${change.at} ${change.before.name}, then ${change.after.name}` : '';
