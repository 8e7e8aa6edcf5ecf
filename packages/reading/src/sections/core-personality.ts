import { type Element, type ZodiacSign } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import { elementReadings, polarityReadings } from '../prose/element-readings.ts';
import { signReadings } from '../prose/sign-readings.ts';
import type { ReadingSection } from '../reading.ts';
import { byElement, bySign } from '../reasons.ts';
import { list, lowerFirst } from '../words/list.ts';

export function corePersonality(chart: Chart): ReadingSection {
  const { sign, zodiac } = chart;
  const element = elementReadings[zodiac.yearElement];
  const strengths = list(sign.strengths.map(lowerFirst));
  const weaknesses = list(sign.weaknesses.map((word) => `“${lowerFirst(word)}”`));
  return {
    id: 'core-personality',
    heading: 'Core Personality',
    paragraphs: [
      paragraph(`${sign.description} ${sign.personality}`, bySign(chart)),
      paragraph(signReadings[sign.id].core, bySign(chart)),
      paragraph(`${elementSentence(sign, zodiac.yearElement)} ${element.core}`, byElement(chart)),
      paragraph(polarityReadings[zodiac.polarity], {
        rule: 'polarity',
        because: `Your zodiac year is a ${zodiac.polarity} year.`,
        changes: 'A birth in the zodiac year before or after.',
      }),
      paragraph(
        `Tradition counts among your strengths: ${strengths}. What it asks you to watch, in its own few words: ${weaknesses}.`,
        bySign(chart),
      ),
    ],
  };
}

function elementSentence(sign: ZodiacSign, yearElement: Element): string {
  const own = `The ${sign.name}’s own element is ${sign.element}`;
  return yearElement === sign.element
    ? `${own}, and ${yearElement} was the element of your year as well, which tradition reads as the sign in its purest form.`
    : `${own}; the element of your year was ${yearElement}, and it colours everything above.`;
}
