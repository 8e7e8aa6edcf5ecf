import type { VariablesOf } from '@org/content/variables';
import { joined, type Passage, type Phrase } from './passage.ts';

/** Fills the variables of a text of `@org/content/articles` with phrases, and keeps their claims. */
export const filled = <const Template extends string>(
  template: Template,
  values: Readonly<Record<VariablesOf<Template>, Phrase>>,
): Passage => {
  const byName: Readonly<Record<string, Phrase>> = values;
  return joined(template.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : (byName[part] ?? ''))));
};

/** The same as `filled`, for a text that is not part of an article. */
export const filledIn = <const Template extends string>(
  template: Template,
  values: Readonly<Record<VariablesOf<Template>, string>>,
): string => filled(template, values).text;
