import { text } from '@org/content/reading';
import { lifePathMeaning } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { concordReadings, gifts, roads, type Concord } from '../prose/number-pairs.ts';
import { lifePathReadings } from '../prose/number-readings.ts';
import type { ReadingSection } from '../reading.ts';
import { byDate } from '../reasons.ts';
import { sourcesOfTraits, traitClaims } from '../traits-of-chart.ts';

export function lifePath(chart: Chart): ReadingSection {
  const { year, month, day } = chart.date;
  const { title } = lifePathMeaning(chart.lifePath);
  return {
    id: 'life-path',
    heading: text('headings.life-path'),
    paragraphs: [
      paragraph(
        `${month} for the month, ${day} for the day and ${year} for the year make ${month + day + year}; [digit by digit that comes to|its digits come to|reduced, that is] ${chart.lifePath}, in {aSign} the number of the ${title}.`,
        byDate(chart, 'life-path'),
        [claim('life-path', chart.lifePath)],
      ),
      paragraph(
        lifePathReadings[chart.lifePath] ?? '',
        byDate(chart, 'life-path'),
        traitClaims(sourcesOfTraits(chart), 'life-path'),
      ),
      paragraph(
        `${concordReadings[pairOf(chart.lifePath, chart.birthDay)]}: the [road|way|path] of ${chart.lifePath} is ${roads[chart.lifePath]}, and [what the ${chart.birthDay} puts in your bag is|the ${chart.birthDay} brings|from the ${chart.birthDay} you have] ${gifts[chart.birthDay]}.`,
        {
          ...byDate(chart, 'number-concords'),
          because: `Your life path is ${chart.lifePath} and your birth-day number ${chart.birthDay}.`,
        },
        [claim('concord', pairOf(chart.lifePath, chart.birthDay))],
      ),
    ],
  };
}

const concords: Readonly<Record<number, Concord>> = {
  1: 'thinking',
  5: 'thinking',
  7: 'thinking',
  2: 'practical',
  4: 'practical',
  8: 'practical',
  11: 'practical',
  22: 'practical',
  3: 'making',
  6: 'making',
  9: 'making',
  33: 'making',
};

const pairOf = (one: number, other: number): string =>
  one === other ? 'same' : [concords[one], concords[other]].toSorted().join('+');
