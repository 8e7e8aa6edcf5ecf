import { normalizeKeyword } from '@org/article-composer';

export interface LinkTarget {
  slug: string;
  targetKeyword: string;
}

export interface Mentionable extends LinkTarget {
  /** The keyword in its normal form. */
  keyword: string;
  /** Index among the targets. */
  place: number;
}

/** The keywords that continue with each word. */
interface Branch {
  readonly ending: Mentionable[];
  readonly next: Map<string, Branch>;
}

/**
 * The possible targets of links, indexed by the words of their keywords. The time to find the targets that a text
 * mentions depends on the length of the text, not on the number of targets.
 */
export class LinkTargets {
  readonly #root: Branch = { ending: [], next: new Map() };

  constructor(targets: readonly LinkTarget[]) {
    for (const [place, target] of targets.entries()) {
      const keyword = normalizeKeyword(target.targetKeyword);
      if (keyword === '') continue;
      let branch = this.#root;
      for (const word of wordsOf(keyword)) branch = branchAt(branch, word);
      branch.ending.push({ ...target, keyword, place });
    }
  }

  /**
   * The targets whose keywords occur in one of the texts. Longer keywords come first, so that "fire horse" is not
   * linked as "horse".
   */
  mentionedIn(texts: Iterable<string>): Mentionable[] {
    // A keyword without letters and digits, such as "?", may be in any text.
    const found = new Set(this.#root.ending);
    for (const text of texts) {
      const words = wordsOf(text);
      for (const start of words.keys()) {
        let branch: Branch | undefined = this.#root;
        for (let at = start; branch && at < words.length; at += 1) {
          branch = branch.next.get(words[at] ?? '');
          for (const target of branch?.ending ?? []) found.add(target);
        }
      }
    }
    return [...found].toSorted(
      (a, b) => b.targetKeyword.length - a.targetKeyword.length || a.place - b.place,
    );
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function branchAt({ next }: Branch, word: string): Branch {
  const known = next.get(word);
  if (known) return known;
  const branch: Branch = { ending: [], next: new Map() };
  next.set(word, branch);
  return branch;
}
