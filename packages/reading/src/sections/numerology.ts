import { monthDescription } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import { birthDayReadings, monthReadings } from '../prose/number-readings.ts';
import type { ReadingSection } from '../reading.ts';
import { byDate, bySign } from '../reasons.ts';
import { list, lowerFirst } from '../words/list.ts';

export function numerology(chart: Chart): ReadingSection {
  const { sign, birthDay, date } = chart;
  return {
    id: 'numerology',
    heading: 'Numerology',
    paragraphs: [
      paragraph(
        `Your birth-day number is ${birthDay}${date.day === birthDay ? ', the day itself' : `, from the digits of ${date.day}`}. ${birthDayReadings[birthDay] ?? ''}`,
        byDate(chart, 'birth-day-number'),
      ),
      paragraph(
        `Your month stands for ${lowerFirst(monthDescription(date.month))}. ${monthReadings[date.month - 1] ?? ''}`,
        byDate(chart, 'birth-month'),
      ),
      paragraph(
        `Your sign adds its own numbers, ${list(sign.luckyNumbers.map(String))}, and its colours, ${list(sign.luckyColors)}. They are keepsakes rather than instructions: wear them when you would like to be reminded of something.`,
        bySign(chart, 'lucky-numbers-and-colours'),
      ),
    ],
  };
}
