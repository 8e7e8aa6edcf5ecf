import type { Birth, ReadingOptions } from './birth.ts';
import { chartOf, type Chart } from './chart.ts';
import type { Reading, ReadingSection } from './reading.ts';
import { rules } from './rules.ts';
import { career } from './sections/career.ts';
import { corePersonality } from './sections/core-personality.ts';
import { culturalSignificance } from './sections/cultural-significance.ts';
import { elements } from './sections/elements.ts';
import { hour } from './sections/hour.ts';
import { lifePath } from './sections/life-path.ts';
import { numerology } from './sections/numerology.ts';
import { pillars } from './sections/pillars.ts';
import { relationships } from './sections/relationships.ts';
import { countWords } from './words/count-words.ts';
import { weaver } from './words/weave.ts';
import { fortune } from './years/fortune.ts';
import { months } from './years/months.ts';
import { phases } from './years/phases.ts';
import { yearAhead } from './years/year-ahead.ts';

/** The sections of a reading in their order. A section that a chart has nothing for is `undefined`. */
const sections: readonly ((chart: Chart) => ReadingSection | undefined)[] = [
  corePersonality,
  career,
  relationships,
  lifePath,
  numerology,
  culturalSignificance,
  pillars,
  elements,
  hour,
  fortune,
  phases,
  yearAhead,
  months,
];

/**
 * Composes the personal reading of a birth. All facts come from zodiac-core.
 *
 * @throws InvalidBirth when there is no such birth, or it is outside the calendar; it names the field
 */
export const composeReading = (birth: Birth, options: ReadingOptions): Reading =>
  readingOf(chartOf(birth, options));

/** Composes the reading of a chart. */
function readingOf(chart: Chart): Reading {
  const weave = weaver(chart);
  const composed = sections
    .flatMap((section) => section(chart) ?? [])
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((each) => ({ ...each, text: weave(each.text) })),
    }));
  const paragraphs = composed.flatMap((section) => section.paragraphs);
  return {
    sections: composed,
    rules: [...new Set(paragraphs.map(({ rule }) => rule))].map((id) => ({ id, ...rules[id] })),
    wordCount: paragraphs.reduce((sum, { text }) => sum + countWords(text), 0),
  };
}
