import type { Birth, ReadingOptions } from './birth.ts';
import { audienceOf, who, whose, type Audience } from './audience.ts';
import { career } from './chapters/career.ts';
import { corePersonality } from './chapters/core-personality.ts';
import { culturalSignificance } from './chapters/cultural-significance.ts';
import { elements } from './chapters/elements.ts';
import { termIds, termOf } from './glossary.ts';
import { goodDays } from './chapters/good-days.ts';
import { lifePath } from './chapters/life-path.ts';
import { months } from './chapters/months.ts';
import { numerology } from './chapters/numerology.ts';
import { phases } from './chapters/phases.ts';
import { pillars } from './chapters/pillars.ts';
import { readingSummary } from './chapters/reading-summary.ts';
import { relationships } from './chapters/relationships.ts';
import { yearAhead } from './chapters/year-ahead.ts';
import { chartOf, type Chart } from './chart.ts';
import { reconciled } from './contradictions.ts';
import type { Chapter, Reading } from './reading.ts';
import { rules } from './rules.ts';
import { countWords } from './words/grammar.ts';

/** The chapters of a reading in their order. */
const chapters: readonly ((chart: Chart, audience: Audience) => Chapter)[] = [
  corePersonality,
  career,
  relationships,
  lifePath,
  numerology,
  culturalSignificance,
  pillars,
  elements,
  phases,
  yearAhead,
  months,
  goodDays,
];

/**
 * Composes the personal reading of a birth. All facts come from zodiac-core, and all sentences from `@org/content`.
 *
 * @throws InvalidBirth with the field, when the birth is impossible or outside the calendar
 */
export function composeReading(birth: Birth, options: ReadingOptions): Reading {
  const chart = chartOf(birth, options);
  const audience = audienceOf(chart);
  const all = reconciled(
    chart,
    audience,
    chapters.map((chapter) => chapter(chart, audience)),
  );
  const summary = readingSummary(chart, audience, all);
  const sections = all.map((section) => ({
    ...section,
    summary: withName(chart, audience, section.summary),
    whatHelps: section.whatHelps.filter((point) => !summary.whatHelps.includes(point)),
    watchFor: section.watchFor.filter((point) => !summary.watchFor.includes(point)),
  }));
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  const texts = [
    ...summary.paragraphs,
    ...summary.whatHelps,
    ...summary.watchFor,
    ...summary.yearAhead,
    ...sections.flatMap((section) => [section.summary, ...section.whatHelps, ...section.watchFor]),
    ...paragraphs.map(({ text }) => text),
  ];
  return {
    audience,
    summary,
    sections,
    glossary: termIds.map(termOf),
    rules: [...new Set(paragraphs.map(({ rule }) => rule))].map((id) => ({ id, ...rules[id] })),
    wordCount: texts.reduce((sum, each) => sum + countWords(each), 0),
  };
}

/** Names a child once in the sentence that sums up a chapter, by the first part of the name. */
function withName({ birth: { name } }: Chart, audience: Audience, summary: string): string {
  const [first] = name?.trim().split(/\s+/) ?? [];
  if (!first || audience !== 'child') return summary;
  const owned = summary.replace(whose(audience), () => `${first}’s`);
  return owned === summary ? summary.replace(who(audience), () => first) : owned;
}
