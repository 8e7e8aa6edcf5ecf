import { text } from '@org/content/rules';
import { foundingRules } from './founding-rules.ts';

const ids = [
  'year-sign',
  'sign-element',
  'year-element',
  'polarity',
  'relations-of-branches',
  'virtues-of-elements',
  'feelings-of-elements',
  'life-path',
  'birth-day-number',
  'personal-year',
  'expression-number',
  'lucky-numbers-and-colors',
  'sign-in-culture',
  'day-master',
  'root-and-fruit',
  'day-first',
  'sign-and-day',
  'ten-gods',
  'strongest-gods',
  'four-pillars',
  'elements-visible',
  'elements-hidden',
  'elements-by-season',
  'day-master-strength',
  'useful-element',
  'life-stages',
  'stars',
  'solar-term',
  'lunar-date',
  'day-officers',
  'ten-year-phases',
  'phase-and-chart',
  'year-and-day-stem',
  'tai-sui',
  'solar-months',
  'kua-directions',
  'empty-branches',
  'na-yin',
  'branches-of-two',
  'stems-of-two',
  'elements-of-two',
  'numbers-of-two',
  'family-of-pairs',
  'company-of-signs',
  'sexagenary-cycle',
] as const;

type ReadingRuleId = (typeof ids)[number];

const ruleOf = (id: ReadingRuleId) => ({
  name: text(`rules.${id}.name`),
  statement: text(`rules.${id}.statement`),
  source: text(`rules.${id}.source`),
});

const readingRules = Object.fromEntries(ids.map((id) => [id, ruleOf(id)])) as Readonly<
  Record<ReadingRuleId, ReturnType<typeof ruleOf>>
>;

/** Every rule of a reading, a match or a founding, with its name, statement and source. */
export const rules = { ...readingRules, ...foundingRules };

export type RuleId = keyof typeof rules;
