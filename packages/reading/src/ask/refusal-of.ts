import { text } from '@org/content/refusals';
import { refusedSubject } from './refused-subjects.ts';
import { isRiskyContact } from './risky-contact.ts';
import { isAboutLove, refusedLoveOfParents, isAboutYoungLove } from './subject-words.ts';
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

const withHelp = new Set(['danger', 'contact', 'grief', 'death']);
const grave = new Set([...withHelp, 'health', 'money', 'law', 'young', 'parent']);

/**
 * The refusal of a question, or `undefined`. The check runs before any search and needs no network.
 *
 * @param question - the typed question, in English
 * @param person - whether the person of the chart is 18, whether parents read about a small child, and the current year
 */
export function refusalOf(question: string, person: Person): Refusal | undefined {
  const reason = reasonOf(question, person);
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

interface Person {
  readonly isAdult: boolean;
  /** Parents read and ask. */
  readonly isSmallChild?: boolean;
  readonly year: number;
}

function reasonOf(question: string, person: Person) {
  const words = wordsOf(question);
  const subject = refusedSubject(question);
  if (subject === 'danger') return 'danger';
  const isTeenager = !person.isAdult && !person.isSmallChild;
  return isTeenager && isRiskyContact(words) ? 'contact' : (subject ?? refusedLove(words, person));
}

function refusedLove(words: string, { isAdult, isSmallChild, year }: Person): 'young' | 'parent' | undefined {
  if (isAboutYoungLove(words, year)) return 'young';
  if (isAdult || !isAboutLove(words)) return undefined;
  return isSmallChild ? refusedLoveOfParents(words) : 'young';
}
