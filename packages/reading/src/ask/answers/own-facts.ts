import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { longDate } from '../../words/long-date.ts';
import { stemPictures } from '../../years/stem-pictures.ts';
import { isDayUncertain } from '../../years/uncertain-pillars.ts';
import { statement } from '../statement.ts';

export const bySign = ({ sign }: Chart): string => `Your sign is the ${sign.name}.`;

export const byDate = ({ birth }: Chart): string => `You were born on ${longDate(birth.date)}.`;

/** The day stem with its picture. */
export function dayStem(chart: Chart): Paragraph {
  const { character, pinyin, polarity, element } = chart.dayMaster;
  return statement(
    `Your day stem is ${character} (${pinyin}), ${polarity} ${element}, which teachers picture as ${stemPictures[character]}.`,
    'day-master',
    byDate(chart),
    { 'day-master': character },
    isDayUncertain(chart),
  );
}
