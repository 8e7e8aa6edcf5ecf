import type { Chart } from '../../chart.ts';
import { notVisible } from '../../prose/element-texts.ts';
import type { Paragraph } from '../../reading.ts';
import { elementOf } from '../../ten-gods-of-elements.ts';
import { isDayUncertain } from '../../years/uncertain-pillars.ts';
import { limits, statement } from '../statement.ts';
import { byDate, dayStem } from './own-facts.ts';

/** “How do I deal with stress?”: what feeds the day stem, and no word of medicine. */
export function answerAboutCalm(chart: Chart): Paragraph[] {
  const { character, element } = chart.dayMaster;
  const feeding = elementOf(element, 'resources');
  const claims = { 'day-master': character };
  return [
    statement(
      `${feeding} feeds your day stem ${character}, and tradition counts what feeds a stem as its rest and support.`,
      'feeding-and-controlling',
      byDate(chart),
      claims,
      isDayUncertain(chart),
    ),
    statement(
      `In the words of this reading, where ${feeding} is wanted, ${notVisible[feeding]}.`,
      'feeding-and-controlling',
      `Your day stem is ${character}, ${element}, which ${feeding} feeds.`,
      claims,
      isDayUncertain(chart),
    ),
    dayStem(chart),
    limits(
      chart,
      'A chart treats nothing; where strain stays, somebody who knows you helps more than a date.',
    ),
  ];
}
