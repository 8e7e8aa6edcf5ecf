import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import { elementReadings } from '../prose/element-readings.ts';
import { signReadings } from '../prose/sign-readings.ts';
import type { ReadingSection } from '../reading.ts';
import { byElement, bySign } from '../reasons.ts';
import { lowerFirst } from '../words/list.ts';

export function career(chart: Chart): ReadingSection {
  const { sign, zodiac } = chart;
  return {
    id: 'career',
    heading: 'Career',
    paragraphs: [
      paragraph(signReadings[sign.id].career, bySign(chart)),
      paragraph(
        `In business, by tradition, the ${sign.name} ${lowerFirst(sign.businessTraits)} Fields that are said to suit you: ${lowerFirst(sign.careerStrengths)}`,
        bySign(chart),
      ),
      paragraph(elementReadings[zodiac.yearElement].career, byElement(chart)),
    ],
  };
}
