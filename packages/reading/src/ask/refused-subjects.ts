import { text } from '@org/content/phrases';
import { Phrases } from './phrases.ts';
import { isAboutPet } from './subject-words.ts';
import { askingPart, wordsOf } from './words-of.ts';

/** The refused subjects with their phrases and, if the text is not that of the subject, its name; gravest first. */
const refusedSubjects = (
  [
    ['danger', text('danger.wish-to-die')],
    ['danger', text('danger.despair')],
    ['danger', text('danger.self-harm')],
    ['danger', text('danger.body'), 'body'],
    ['danger', text('danger.violence'), 'violence'],
    ['danger', text('danger.abuse'), 'abuse'],
    ['danger', text('danger.grooming'), 'grooming'],
    ['grief', text('subjects.grief')],
    ['death', text('subjects.death')],
    ['drinking', text('subjects.drinking')],
    ['health', text('subjects.health')],
    ['money', text('subjects.money')],
    ['fortune', text('subjects.fortune')],
    ['law', text('subjects.law')],
    ['suspicion', text('subjects.suspicion')],
    ['magic', text('subjects.magic')],
    ['world', text('subjects.world')],
    ['animal', text('subjects.animal')],
    ['names', text('subjects.names')],
    ['instructions', text('subjects.instructions')],
    ['omens', text('subjects.omens')],
    ['product', text('subjects.product')],
    ['looks', text('subjects.looks')],
  ] as const
).map(([id, phrases, sentence]) => ({ id, phrases: new Phrases(phrases), sentence: sentence ?? id }));

const greetings = new Phrases(text('subjects.greeting'));
const harmless = new Phrases(text('allowed.harmless'));

/** Phrases that ask about a profession. Such a question is answered although it may mention a doctor or a court. */
const professions = new Phrases(text('allowed.profession'));
const ofProfessions = new Set(['health', 'law', 'money']);

/** The reason of a refusal, and the name of its text. */
export interface RefusedSubject {
  readonly reason: (typeof refusedSubjects)[number]['id'] | 'greeting';
  readonly sentence: (typeof refusedSubjects)[number]['sentence'] | 'greeting';
}

/** The subject for which a question is refused; `undefined` if it may be answered. */
export function refusedSubject(question: string): RefusedSubject | undefined {
  const words = wordsOf(question);
  const plain = harmless.removedFrom(words);
  // Ignores instructions in sentences that are not questions.
  const asking = wordsOf(askingPart(question));
  const refused = refusedSubjects.find(
    ({ id, phrases }) =>
      phrases.areIn(id === 'instructions' ? asking : plain) &&
      !(ofProfessions.has(id) && professions.areIn(plain)),
  );
  if (refused) return { reason: refused.id, sentence: refused.sentence };
  if (words.trim() !== '' && greetings.removedFrom(words).trim() === '')
    return { reason: 'greeting', sentence: 'greeting' };
  return isAboutPet(words) ? { reason: 'animal', sentence: 'animal' } : undefined;
}
