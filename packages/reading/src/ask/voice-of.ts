import { text } from '@org/content/ask';
import type { Chart } from '../chart.ts';
import { childBelow } from './questions.ts';

/** Parents read about their child; everyone else reads about themselves. */
export function voiceOf({ age }: Chart) {
  const voice = age < childBelow ? 'child' : 'adult';
  return {
    Your: text(`facts.voice.${voice}.Your`),
    your: text(`facts.voice.${voice}.your`),
    you: text(`facts.voice.${voice}.you`),
    my: text(`facts.voice.${voice}.my`),
    me: text(`facts.voice.${voice}.me`),
    doI: text(`facts.voice.${voice}.doI`),
    DoI: text(`facts.voice.${voice}.DoI`),
    amI: text(`facts.voice.${voice}.amI`),
    They: text(`facts.voice.${voice}.They`),
    they: text(`facts.voice.${voice}.they`),
    their: text(`facts.voice.${voice}.their`),
    them: text(`facts.voice.${voice}.them`),
  };
}

/** The words that name the person: “your”, or “your child’s”. */
export type Voice = ReturnType<typeof voiceOf>;
