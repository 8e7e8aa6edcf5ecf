import { describeSign } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { knownPillars } from '../positions.ts';
import type { PillarsFigure } from '../reading.ts';
import { godName } from '../ten-gods-of-elements.ts';
import { elementOfStem } from '../words/pillar-words.ts';

/** The four pillars, hour first. */
export function pillarsFigure(chart: Chart): PillarsFigure {
  return {
    kind: 'pillars',
    pillars: knownPillars(chart)
      .toReversed()
      .map(({ position, pillar, gods, certain }) => ({
        position,
        stem: pillar.stem,
        stemElement: pillar.element,
        branch: pillar.branch,
        branchElement: describeSign(pillar.sign).element,
        polarity: pillar.polarity,
        reading: pillar.reading,
        sign: pillar.sign,
        tenGod: gods.stem && godName(gods.stem),
        hidden: pillar.hiddenStems.map((stem, index) => {
          const god = gods.hidden[index];
          return { stem, element: elementOfStem(stem), tenGod: god ? godName(god) : '' };
        }),
        naYin: pillar.naYin,
        certain,
      })),
  };
}
