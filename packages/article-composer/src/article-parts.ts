import { countWords, maxDescriptionLength, maxTitleLength, wordTolerance } from './check-draft.ts';
import { majorHeading, type Markup } from './claims/markup.ts';
import { textOf, type Phrase, type StatedClaim } from './claims/passage.ts';

export interface Section {
  /** Empty for the answer, the first section. */
  readonly heading: Phrase;
  readonly blocks: readonly Markup[];
}

/** The first title that search results show in full; the last title if none is short enough. */
export const fittingTitle = (titles: readonly Phrase[]): Phrase => firstWithin(maxTitleLength, titles);

/** The first meta description that search results show in full; the last one if none is short enough. */
export const fittingDescription = (descriptions: readonly Phrase[]): Phrase =>
  firstWithin(maxDescriptionLength, descriptions);

const firstWithin = (maxLength: number, phrases: readonly Phrase[]): Phrase =>
  phrases.find((phrase) => textOf(phrase).length <= maxLength) ?? phrases.at(-1) ?? '';

/** A section of a finished article. */
export interface OutlineSection {
  readonly heading: string;
  /** In the order of the text. */
  readonly claims: readonly StatedClaim[];
}

/**
 * Joins sections as long as there is room. The answer and the first section with a heading are always included; another
 * section is left out if none of its blocks fits.
 *
 * @param targetWordCount - a ceiling, in words
 */
export function fitSections(
  sections: readonly Section[],
  targetWordCount: number,
): { html: string; outline: OutlineSection[] } {
  let words = 0;
  let html = '';
  const outline: OutlineSection[] = [];
  for (const [index, { heading, blocks }] of sections.entries()) {
    const title = textOf(heading) === '' ? '' : majorHeading(textOf(heading));
    const fitting: Markup[] = [];
    let length = words + (title ? countWords(title) : 0);
    for (const block of blocks.filter((each) => each.html !== '')) {
      const longer = length + countWords(block.html);
      if (index > 1 && longer > targetWordCount * (1 + wordTolerance)) break;
      fitting.push(block);
      length = longer;
    }
    if (fitting.length === 0) continue;
    words = length;
    html += title + fitting.map((block) => block.html).join('');
    outline.push({
      heading: textOf(heading),
      claims: [
        ...(typeof heading === 'string' ? [] : heading.claims),
        ...fitting.flatMap(({ claims }) => claims),
      ],
    });
  }
  return { html, outline };
}
