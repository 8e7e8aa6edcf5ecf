import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { isoDate } from '../../words/iso-date.ts';
import { upperFirst } from '../../words/list.ts';
import { longDate, monthName } from '../../words/long-date.ts';
import { signName } from '../../years/relations-with-chart.ts';
import { zodiacYearOf } from '../../years/zodiac-year-of.ts';
import type { OtherBirth } from '../question/births-in.ts';
import { relationsOfSigns } from '../relations-of-signs.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { aSign } from '../year-sentences.ts';

/** `'your boyfriend'`, or `'the other person'` where the question does not say. */
export const nameOf = (relation: string | undefined): string =>
  relation === undefined ? 'the other person' : `your ${spelled[relation] ?? relation}`;

const spelled: Readonly<Record<string, string>> = {
  'mother in law': 'mother-in-law',
  'father in law': 'father-in-law',
  'sister in law': 'sister-in-law',
  'brother in law': 'brother-in-law',
  'son in law': 'son-in-law',
  'daughter in law': 'daughter-in-law',
  mum: 'mother',
  ex: 'former partner',
  date: 'date',
};

/** Which sign somebody has by the birth that a question tells. */
export function signOfOther(chart: Chart, { relation, known, signs, age, isUnborn }: OtherBirth): Paragraph {
  const { birth } = chart;
  const names = signs.map((id) => aSign(signName(id, birth.calendar)));
  const [first = ''] = known;
  const who = nameOf(relation);
  const claims = { [`signs-of-birth:${known.join(',')}`]: signs.join('+') };
  const because =
    age === undefined ? `The birth that you tell: ${known.join(' or ')}.` : `An age of ${age} today.`;
  const is = isUnborn ? 'will be' : 'is';
  const told = (): string => {
    if (age !== undefined)
      return `At ${age}, ${who} was born in ${known
        .map((each) => each.slice(0, 4))
        .toReversed()
        .join(
          ' or ',
        )}, and so is ${names.toReversed().join(' or ')}${names.length > 1 ? '; the birth date would settle it' : ''}.`;
    if (first.length === 10) {
      if (signs.length > 1)
        return `As ${known.map(longDate).join(' or ')}, ${who} ${is} ${names.join(' or ')}: please say which is the month.`;
      return `Born on ${longDate(first)}, ${who} ${is} ${names[0]}${newYear(chart, Number(first.slice(0, 4)))}.`;
    }
    const when = first.length === 7 ? `${monthName(Number(first.slice(5)))} ${first.slice(0, 4)}` : first;
    return signs.length > 1
      ? `Born in ${when}, ${who} ${is} ${names[0]}, or ${names[1]} if the birthday is before New Year’s Day${dayOfNewYear(chart, Number(first.slice(0, 4)))}.`
      : `Born in ${when}, ${who} ${is} ${names[0]}.`;
  };
  return statement(upperFirst(told()), 'year-sign', because, claims);
}

const newYear = (chart: Chart, year: number): string => {
  const from = zodiacYearOf(year, chart.birth.calendar)?.from;
  return from ? `, as New Year’s Day of ${year} was ${longDate(from).replace(/, \d+$/u, '')}` : '';
};
const dayOfNewYear = (chart: Chart, year: number): string => {
  const from = zodiacYearOf(year, chart.birth.calendar)?.from;
  return from ? `, ${longDate(from)}` : '';
};

/** “What sign is somebody born in 1985?”, “… will my baby be, due in March?” */
export function answerAboutSignOfOther(chart: Chart, { other }: Question): Paragraph[] {
  const { sign, birth, today } = chart;
  const id = other?.signs[0];
  if (!other || !id) return [];
  const { value, found } = relationsOfSigns(sign.id, id);
  const name = signName(id, birth.calendar);
  const year = Number(other.known[0]?.slice(0, 4));
  const dates = zodiacYearOf(year, birth.calendar);
  return [
    signOfOther(chart, other),
    ...(dates
      ? [
          statement(
            `The zodiac year ${year} ${dates.to < today ? 'ran' : 'runs'} from ${longDate(dates.from)} to ${longDate(dates.to)}, and who ${dates.to < today ? 'was' : 'is'} born before it has the sign of the year before.`,
            'year-sign',
            `New Year’s Day of ${year} is ${longDate(dates.from)}.`,
            { [`dates-of-year:${year}`]: `${dates.from}/${dates.to}` },
          ),
        ]
      : []),
    statement(
      found.length > 0
        ? `To your ${sign.name} the ${name} stands in ${found.map(({ english, name: chinese }) => `${english} ${chinese}`).join(', ')}.`
        : `To your ${sign.name} the ${name} has no relation, neither a harmony nor a discord.`,
      'relations-of-branches',
      `Your sign is the ${sign.name}.`,
      { [`relation:${sign.id}:${id}`]: value, sign: sign.id },
    ),
    ...(dates ? [] : [limits(chart, `Today is ${isoDate(chart.date)}.`)]),
  ];
}
