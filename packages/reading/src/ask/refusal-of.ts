import { text as phrasesOf } from '@org/content/phrases';
import { text } from '@org/content/refusals';
import { Phrases } from './phrases.ts';
import { refusedSubject } from './refused-subjects.ts';
import { isRiskyContact, saysMinor } from './risky-contact.ts';
import { isAboutLove, refusedLoveOfParents, isAboutYoungLove } from './subject-words.ts';
import { isAccount, wordsOf } from './words-of.ts';

/** A sentence with contacts for a crisis. */
export interface Help {
  readonly sentence: string;
  readonly help: readonly { readonly label: string; readonly href: string }[];
}

/** The text in place of an answer. */
export interface Refusal extends Help {
  readonly reason: string;
  /** Whether other questions may be suggested below the refusal. */
  readonly allowsSuggestions: boolean;
  /** The ids of the questions to show below the refusal, whether or not the search may suggest others. */
  readonly offered: readonly string[];
}

const withHelp = new Set(['danger', 'contact', 'drinking', 'grief', 'death']);
const grave = new Set([...withHelp, 'health', 'money', 'law', 'young', 'parent']);

/**
 * The refusal of a question, or `undefined`. The check runs before any search and needs no network.
 *
 * @param question - the typed question, in English
 * @param person - whether the person of the chart is 18, whether parents read about a small child, and the current year
 */
export function refusalOf(question: string, person: Person): Refusal | undefined {
  const found = subjectOf(question, person);
  if (!found) return undefined;
  const { reason, sentence } = found;
  return {
    reason,
    sentence: text(`refusals.${sentence}`),
    help: withHelp.has(reason) ? contacts() : [],
    allowsSuggestions: !grave.has(reason),
    offered: sentence === 'teenager' ? forTeenagers : [],
  };
}

/** The questions for a teenager who asks about love. */
const forTeenagers = ['seen', 'friend-style'];

/** Words of a statement that needs no help, such as “My best friend is a pig”. */
const plain = new Phrases(phrasesOf('allowed.account'));

/**
 * Contacts to show beside the answers, if the text tells of a person and asks nothing. No list of words covers every crisis,
 * and readers who only want answers mostly ask questions.
 */
export const helpBeside = (typed: string): Help | undefined =>
  isAccount(typed) && plain.removedFrom(wordsOf(typed)).trim() !== ''
    ? { sentence: text('refusals.beside'), help: contacts() }
    : undefined;

const contacts = (): Help['help'] => [
  { label: text('refusals.help.call'), href: 'tel:988' },
  { label: text('refusals.help.find'), href: 'https://findahelpline.com' },
];

interface Person {
  readonly isAdult: boolean;
  /** Whether the chart is that of a small child, whose parents read and ask. */
  readonly isSmallChild?: boolean;
  readonly year: number;
}

function subjectOf(question: string, person: Person) {
  const words = wordsOf(question);
  const subject = refusedSubject(question);
  if (subject?.reason === 'danger') return subject;
  const isTeenager = (!person.isAdult && !person.isSmallChild) || saysMinor(words);
  if (isTeenager && isRiskyContact(words)) return { reason: 'contact', sentence: 'contact' } as const;
  return subject ?? refusedLove(words, person);
}

function refusedLove(words: string, { isAdult, isSmallChild, year }: Person) {
  if (isAboutYoungLove(words, year)) return { reason: 'young', sentence: 'young' } as const;
  if (isAdult || !isAboutLove(words)) return undefined;
  if (!isSmallChild) return { reason: 'young', sentence: 'teenager' } as const;
  const reason = refusedLoveOfParents(words);
  return reason && { reason, sentence: reason };
}
