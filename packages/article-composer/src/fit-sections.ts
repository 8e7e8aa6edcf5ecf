import { countWords } from './check-draft.ts';
import { headingText } from './html.ts';

/** A part of a section that is included or omitted as a whole. */
export interface Block {
  readonly html: string;
  /** 0 is always included. Other blocks are included in ascending order while there is room. */
  readonly priority: number;
}

export interface Section {
  readonly heading: string;
  /** Whether the keyword is about this section. Such sections come first. */
  readonly matchesKeyword?: boolean;
  readonly blocks: readonly Block[];
}

/**
 * Selects blocks by priority until the article has its length, and joins them in the order of the sections. The heading
 * of a section without blocks is omitted.
 *
 * @param targetWordCount - in words
 */
export function fitSections(sections: readonly Section[], targetWordCount: number): string {
  const kept = new Set<Block>();
  const withHeading = new Set<Section>();
  let words = 0;
  const keep = (section: Section, block: Block, cost: number) => {
    kept.add(block);
    withHeading.add(section);
    words += cost;
  };
  const byPriority = sections
    .flatMap((section) => section.blocks.map((block) => ({ section, block })))
    .toSorted((a, b) => a.block.priority - b.block.priority);
  for (const { section, block } of byPriority) {
    if (block.priority > 0 && words >= targetWordCount * 0.985) break;
    const cost = countWords(block.html) + (withHeading.has(section) ? 0 : countWords(headingOf(section)));
    if (block.priority === 0 || words + cost <= targetWordCount * 1.04) keep(section, block, cost);
  }
  return sections
    .filter((section) => withHeading.has(section))
    .map(
      (section) =>
        headingOf(section) + section.blocks.flatMap((block) => (kept.has(block) ? block.html : [])).join(''),
    )
    .join('');
}

/** The introduction and the closing have no heading. */
const headingOf = ({ heading }: Section): string => (heading ? `<h2>${headingText(heading)}</h2>` : '');
