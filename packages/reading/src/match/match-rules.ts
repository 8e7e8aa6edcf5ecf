import { text } from '@org/content/rules';

const ids = [
  'branches-of-two',
  'stems-of-two',
  'elements-of-two',
  'numbers-of-two',
  'company-of-signs',
  'family-of-pairs',
] as const;

type MatchRuleId = (typeof ids)[number];

const ruleOf = (id: MatchRuleId) => ({
  name: text(`match.${id}.name`),
  statement: text(`match.${id}.statement`),
  source: text(`match.${id}.source`),
});

/** The rules of a match of two people. */
export const matchRules = Object.fromEntries(ids.map((id) => [id, ruleOf(id)])) as Readonly<
  Record<MatchRuleId, ReturnType<typeof ruleOf>>
>;
