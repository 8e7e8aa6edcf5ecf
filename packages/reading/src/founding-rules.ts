import { text } from '@org/content/rows';

const ids = [
  'founding-sign',
  'beginnings-of-sign',
  'trade-element',
  'direction-element',
  'founding-and-reader',
] as const;

type FoundingRuleId = (typeof ids)[number];

const ruleOf = (id: FoundingRuleId) => ({
  name: text(`rules.${id}.name`),
  statement: text(`rules.${id}.statement`),
  source: text(`rules.${id}.source`),
});

/** The rules of a founding. They are separate from the rules of a reading, because the page of a row loads them. */
export const foundingRules = Object.fromEntries(ids.map((id) => [id, ruleOf(id)])) as Readonly<
  Record<FoundingRuleId, ReturnType<typeof ruleOf>>
>;

/** The rules of a founding that paragraphs name, without duplicates. */
export const rulesOf = (paragraphs: readonly { readonly rule: string }[]) =>
  ids.filter((id) => paragraphs.some(({ rule }) => rule === id)).map((id) => ({ id, ...foundingRules[id] }));
