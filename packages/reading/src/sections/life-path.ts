import { lifePathMeaning } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import { lifePathReadings } from '../prose/number-readings.ts';
import type { ReadingSection } from '../reading.ts';
import { byDate } from '../reasons.ts';

export function lifePath(chart: Chart): ReadingSection {
  const { year, month, day } = chart.date;
  const { title } = lifePathMeaning(chart.lifePath);
  return {
    id: 'life-path',
    heading: 'Life Path',
    paragraphs: [
      paragraph(
        `${month} for the month, ${day} for the day and ${year} for the year make ${month + day + year}; its digits, summed until one is left and with 11, 22 and 33 kept, make ${chart.lifePath}, the number of the ${title}.`,
        byDate(chart, 'life-path'),
      ),
      paragraph(lifePathReadings[chart.lifePath] ?? '', byDate(chart, 'life-path')),
    ],
  };
}
