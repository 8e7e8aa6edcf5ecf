import type { BranchCharacter } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { statement } from '../statement.ts';
import { answerAboutPillar } from './answer-about-own-pillar.ts';
import { byDate } from './own-facts.ts';

const seasons: Readonly<Record<BranchCharacter, string>> = {
  寅: 'spring',
  卯: 'spring',
  辰: 'spring',
  巳: 'summer',
  午: 'summer',
  未: 'summer',
  申: 'autumn',
  酉: 'autumn',
  戌: 'autumn',
  亥: 'winter',
  子: 'winter',
  丑: 'winter',
};

/** “Which season was I born in?” */
export function answerAboutSeason(chart: Chart): Paragraph[] {
  const { month } = chart.pillars;
  return [
    statement(
      `By the solar terms you were born in ${seasons[month.branch]}, in one of its three months, that of ${month.branch}; the seasons of this calendar begin about six weeks before those of the West.`,
      'solar-months',
      byDate(chart),
      { 'pillar:month': month.name },
      !month.certain,
    ),
    ...answerAboutPillar(chart, 'month').slice(0, 3),
  ];
}
