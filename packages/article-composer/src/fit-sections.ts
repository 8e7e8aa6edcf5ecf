import { countWords } from './check-draft.ts';
import { majorHeading, type Markup } from './claims/markup.ts';
import type { StatedClaim } from './claims/passage.ts';

/** What a section is about. */
export type Subject =
  | 'answers'
  | 'pair'
  | 'element'
  | 'two elements'
  | 'character'
  | 'work'
  | 'table of years'
  | 'matches'
  | 'scores'
  | 'kinds of a sign'
  | 'companies'
  | 'carBrands'
  | 'usStates'
  | 'numerology'
  | 'calendar'
  | 'single years'
  | 'circle of signs'
  | 'questions'
  | 'notice';

/** A part of a section that is included or omitted as a whole. */
export interface Block {
  readonly content: Markup;
  /** 0 is always included. Other blocks are included in ascending order while there is room. */
  readonly priority: number;
}

export interface Section {
  readonly about: Subject;
  /** Empty for the introduction and the closing. */
  readonly heading: string;
  /** Whether the keyword is about this section. Such sections come first. */
  readonly matchesKeyword?: boolean;
  readonly blocks: readonly Block[];
}

/** A section of a finished article. */
export interface OutlineSection {
  readonly about: Subject;
  readonly heading: string;
  /** In the order of the text. */
  readonly claims: readonly StatedClaim[];
}

/**
 * Selects blocks by priority until the article has its length, and joins them in the order of the sections. A section
 * without blocks is omitted.
 *
 * @param targetWordCount - in words
 */
export function fitSections(
  sections: readonly Section[],
  targetWordCount: number,
): { html: string; outline: OutlineSection[] } {
  const kept = blocksThatFit(sections, targetWordCount);
  const fitted = sections
    .map((section) => ({ ...section, blocks: section.blocks.filter((block) => kept.has(block)) }))
    .filter(({ blocks }) => blocks.length > 0);
  return {
    html: fitted
      .map((section) => headingOf(section) + section.blocks.map(({ content }) => content.html).join(''))
      .join(''),
    outline: fitted.map(({ about, heading, blocks }) => ({
      about,
      heading,
      claims: blocks.flatMap(({ content }) => content.claims),
    })),
  };
}

function blocksThatFit(sections: readonly Section[], targetWordCount: number): ReadonlySet<Block> {
  const kept = new Set<Block>();
  const withHeading = new Set<Section>();
  let words = 0;
  const byPriority = sections
    .flatMap((section) => section.blocks.map((block) => ({ section, block })))
    .toSorted((a, b) => a.block.priority - b.block.priority);
  for (const { section, block } of byPriority) {
    if (block.priority > 0 && words >= targetWordCount * 0.985) break;
    const cost =
      countWords(block.content.html) + (withHeading.has(section) ? 0 : countWords(headingOf(section)));
    if (block.priority > 0 && words + cost > targetWordCount * 1.04) continue;
    kept.add(block);
    withHeading.add(section);
    words += cost;
  }
  return kept;
}

const headingOf = ({ heading }: Section): string => (heading ? majorHeading(heading) : '');
