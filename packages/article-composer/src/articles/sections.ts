import type { Section } from '../article-parts.ts';
import { paragraph } from '../claims/markup.ts';
import type { Phrase } from '../claims/passage.ts';

/** A section of paragraphs. */
export const prose = (heading: Phrase, texts: readonly Phrase[]): Section => ({
  heading,
  blocks: texts.map((text) => paragraph(text)),
});

/** The first section, of one paragraph. */
export const answer = (...sentences: readonly Phrase[]): Section => ({
  heading: '',
  blocks: [paragraph(...sentences)],
});
