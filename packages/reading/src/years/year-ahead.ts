import { personalYearNumber } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { longDate } from '../words/long-date.ts';
import { namedTenGod } from './named-ten-god.ts';
import { personalYears } from './prose/personal-numbers.ts';
import { yearGods } from './prose/year-gods.ts';
import { relationInWords, relationsWithChart, signName } from './relations-with-chart.ts';
import { stemInWords, stemPictures } from './stem-in-words.ts';
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
  const { year, from, to, stem, name, pinyin } = each;
  const { dayMaster, birth } = chart;
  const god = namedTenGod(dayMaster.character, stem.character);
  const sign = signName(signOfYear(each), birth.calendar);
  const words = {
    own: dayMaster.element,
    other: stem.element,
    picture: stemPictures[dayMaster.character],
  };
  return paragraph(
    `[From|On] ${longDate(from)}, ${name} (${pinyin}), the ${stem.polarity} ${stem.element} ${sign}, [meets|comes to] your {kind}’s ${stemInWords(dayMaster)}, [and until|and up to] ${longDate(to)} it is your ${god.english} ${god.name}. ${yearGods[god.id](words)}`,
    {
      rule: 'year-and-day-stem',
      because: `Your day stem is ${dayMaster.character}, and the stem of ${year} is ${stem.character}.`,
      changes: 'Another day of birth, or another year.',
      hangsOnHour: isDayUncertain(chart),
      claims: [{ subject: `year:${year}:ten-god`, value: god.id }],
    },
  );
}

function personalYear({ date }: Chart, year: number): Paragraph {
  const number = personalYearNumber(date, year);
  return paragraph(
    `[Numerologists make your personal year|By the numbers your year is|Your personal year is] ${number}, out of ${date.month} + ${date.day} + ${year} = ${date.month + date.day + year}: ${personalYears[number]}`,
    {
      rule: 'personal-year',
      because: `You were born on day ${date.day} of month ${date.month}.`,
      changes: 'Another birthday, or another year.',
      claims: [{ subject: `year:${year}:personal-number`, value: String(number) }],
    },
  );
}
