import { personalYearNumber } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { longDate } from '../words/long-date.ts';
import { namedTenGod } from './named-ten-god.ts';
import { personalYears } from './prose/personal-numbers.ts';
import { yearGods } from './prose/year-gods.ts';
import { trineOf, yearsOfTrines } from './prose/years-of-trines.ts';
import { relationInWords, relationsWithChart, signName } from './relations-with-chart.ts';
import { taiSuiParagraph } from './tai-sui-paragraph.ts';
import { isDayUncertain } from './uncertain-pillars.ts';
import { yearAndBranches } from './year-and-branches.ts';
import { zodiacYearOf, type DatedZodiacYear } from './zodiac-year-of.ts';

/** The chosen zodiac year and the next. */
export function yearAhead(chart: Chart): ReadingSection {
  const years = [chart.year, chart.year + 1].flatMap(
    (year) => zodiacYearOf(year, chart.birth.calendar) ?? [],
  );
  return {
    id: 'year-ahead',
    heading: 'The Year Ahead',
    figure: {
      kind: 'years',
      years: years.map((each) => {
        const sign = signOfYear(each);
        return {
          year: each.year,
          from: each.from,
          to: each.to,
          sign,
          element: each.stem.element,
          relations: relationsWithChart(sign, chart).map((found) => relationInWords(found, chart)),
          personalYear: personalYearNumber(chart.date, each.year),
        };
      }),
    },
    paragraphs: years.flatMap((each) => [
      yearAndDayStem(chart, each),
      yearAndBranches(chart, each, signOfYear(each)),
      taiSuiParagraph(chart, each.year),
      personalYear(chart, each.year),
    ]),
  };
}

const signOfYear = ({ year }: DatedZodiacYear) => taiSui(year, 'rat').yearSign.id;

function yearAndDayStem(chart: Chart, each: DatedZodiacYear): Paragraph {
  const { year, from, to, stem, name } = each;
  const { dayMaster, birth } = chart;
  const god = namedTenGod(dayMaster.character, stem.character);
  const sign = signName(signOfYear(each), birth.calendar);
  const begins = yearGods[god.id]({ own: dayMaster.element, other: stem.element });
  return paragraph(
    `[From ${longDate(from)} to ${longDate(to)} your {kind} is in ${name}, the ${stem.polarity} ${stem.element} ${sign}|The ${stem.polarity} ${stem.element} ${sign}, ${name}, receives your {kind} on ${longDate(from)} and keeps it until ${longDate(to)}|Your {kind} has ${name}, the year of the ${stem.element} ${sign}, about it from ${longDate(from)} on, and leaves it after ${longDate(to)}]. [To the {sign}’s ${dayMaster.character} this is|Beside the {sign}’s ${dayMaster.character} it counts as|For ${dayMaster.character} within {aSign} it is] the ${god.english} ${god.name}: ${begins}. ${yearsOfTrines[trineOf[chart.sign.id]][god.id]}`,
    {
      rule: 'year-and-day-stem',
      because: `Your day stem is ${dayMaster.character}, the stem of ${year} is ${stem.character}, and your sign is the ${chart.sign.name}.`,
      changes: 'Another day of birth, another zodiac year, or another year ahead.',
      hangsOnHour: isDayUncertain(chart),
      claims: [{ subject: `year:${year}:ten-god`, value: god.id }],
    },
  );
}

function personalYear({ date }: Chart, year: number): Paragraph {
  const number = personalYearNumber(date, year);
  return paragraph(
    `[Numerologists make your personal year ${number}, out of|By the numbers your year is ${number}, for|Your personal year is ${number}, as] ${date.month} + ${date.day} + ${year} = ${date.month + date.day + year}: ${personalYears[number]}`,
    {
      rule: 'personal-year',
      because: `You were born on day ${date.day} of month ${date.month}.`,
      changes: 'Another birthday, or another year.',
      claims: [{ subject: `year:${year}:personal-number`, value: String(number) }],
    },
  );
}
