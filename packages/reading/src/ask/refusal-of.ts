import { text } from '@org/content/refusals';
import { refusedSubject } from './refused-subjects.ts';
import { isAboutLove, isAboutYoungLove } from './subject-words.ts';
import { wordsOf } from './words-of.ts';

/** The text in place of an answer. */
export interface Refusal {
  readonly reason: string;
  readonly sentence: string;
  /** Contacts for a crisis. */
  readonly help: readonly { readonly label: string; readonly href: string }[];
  /** Whether other questions may be suggested below the refusal. */
  readonly allowsSuggestions: boolean;
}

const withHelp = new Set(['danger', 'grief', 'death']);
const grave = new Set([...withHelp, 'health', 'money', 'law', 'young']);

/**
 * The refusal of a question, or `undefined`. The check runs before any search and needs no network.
 *
 * @param question - the typed question, in English
 * @param person - whether the person of the chart is 18, and the current year
 */
export function refusalOf(
  question: string,
  { isAdult, year }: { readonly isAdult: boolean; readonly year: number },
): Refusal | undefined {
  const words = wordsOf(question);
  const reason =
    refusedSubject(question) ??
    (isAboutYoungLove(words, year) || (!isAdult && isAboutLove(words)) ? 'young' : undefined);
  if (!reason) return undefined;
  return {
    reason,
    sentence: text(`refusals.${reason}`),
    help: withHelp.has(reason)
      ? [
          { label: text('refusals.help.call'), href: 'tel:988' },
          { label: text('refusals.help.find'), href: 'https://findahelpline.com' },
        ]
      : [],
    allowsSuggestions: !grave.has(reason),
  };
}
