import { countWords } from './check-draft.ts';
import { headingText } from './html.ts';

/** A piece that is kept or left out whole. */
export interface Block {
  readonly html: string;
  /** 0 is always kept; then the lower the sooner. */
  readonly priority: number;
}

export interface Section {
  readonly heading: string;
  /** Whether the keyword asks for it: what is asked is told first. */
  readonly isAsked?: boolean;
  readonly blocks: readonly Block[];
}

/**
 * Keeps what matters most until the article has its length, and sets it in reading order. A section of which nothing is
 * kept loses its heading.
 */
export function fitSections(sections: readonly Section[], targetWordCount: number): string {
  const kept = new Set<Block>();
  const opened = new Set<Section>();
  let words = 0;
  const keep = (section: Section, block: Block, cost: number) => {
    kept.add(block);
    opened.add(section);
    words += cost;
  };
  const wanted = sections
    .flatMap((section) => section.blocks.map((block) => ({ section, block })))
    .toSorted((a, b) => a.block.priority - b.block.priority);
  for (const { section, block } of wanted) {
    if (block.priority > 0 && words >= targetWordCount * 0.985) break;
    const cost = countWords(block.html) + (opened.has(section) ? 0 : countWords(headingOf(section)));
    if (block.priority === 0 || words + cost <= targetWordCount * 1.04) keep(section, block, cost);
  }
  return sections
    .filter((section) => opened.has(section))
    .map(
      (section) =>
        headingOf(section) + section.blocks.flatMap((block) => (kept.has(block) ? block.html : [])).join(''),
    )
    .join('');
}

/** The introduction has no heading. */
const headingOf = ({ heading }: Section): string => (heading ? `<h2>${headingText(heading)}</h2>` : '');
