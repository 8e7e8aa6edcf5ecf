import type { VariablesOf } from '@org/content/variables';
import { joined, textOf, type Passage, type Phrase } from './passage.ts';

/**
 * Fills the variables of a text of `@org/content/articles` with phrases, and keeps their claims. An “a” before a name that
 * begins with a vowel, such as Ox or Earth, becomes “an”. The period of a name such as Tiffany & Co. also ends its sentence.
 */
export const filled = <const Template extends string>(
  template: Template,
  values: Readonly<Record<VariablesOf<Template>, Phrase>>,
): Passage => {
  const byName: Readonly<Record<string, Phrase>> = values;
  const parts = template.split(/\{(\w+)\}/);
  return joined(
    parts.map((part, at) => {
      if (at % 2 === 1) return byName[part] ?? '';
      const [before, next] = [at - 1, at + 1].map((place) => textOf(byName[parts[place] ?? ''] ?? ''));
      const rest = before?.endsWith('.') && part.startsWith('.') ? part.slice(1) : part;
      return /^[AEIO]/.test(next ?? '') ? rest.replace(/\b([Aa]) $/, '$1n ') : rest;
    }),
  );
};

/** Fills a text like `filled`, but for a text that is not part of an article. */
export const filledIn = <const Template extends string>(
  template: Template,
  values: Readonly<Record<VariablesOf<Template>, string>>,
): string => filled(template, values).text;
