import type { BlogKeyword } from '@org/api-contract';
import { keywordCategories, searchIntents } from '@org/api-contract/values';

export type NewKeyword = Pick<BlogKeyword, 'keyword' | 'category' | 'searchIntent'>;

export const maxImported = 500;
const maxLength = 120;

/** The cells of a CSV file (RFC 4180), line by line. A blank line is left out. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    line.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    if (end === ',') continue;
    if (line.some((cell) => cell !== '')) lines.push(line);
    line = [];
  }
  return lines;
}

/** A keyword as a person means it: our own files mark what a spreadsheet would run as a formula. */
const unmarked = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@])/, '');

interface ImportedKeywords {
  keywords: NewKeyword[];
  /** What is wrong with lines that are left out. */
  problems: string[];
}

/**
 * Reads keywords from a CSV file with the columns keyword, category and search intent. A header is left out. Without a
 * category or an intent a keyword gets the first one.
 */
export function keywordsIn(csv: string): ImportedKeywords {
  const found: ImportedKeywords = { keywords: [], problems: [] };
  const lineOf = new Map<string, number>();
  cellsOf(csv).forEach(([first = '', category = '', intent = ''], index) => {
    const keyword = unmarked(first);
    if (index === 0 && keyword.toLowerCase() === 'keyword') return;
    const known = category === '' ? keywordCategories[0] : keywordCategories.find((one) => one === category);
    const knownIntent = intent === '' ? searchIntents[0] : searchIntents.find((one) => one === intent);
    const key = keyword.toLowerCase().replaceAll(/\s+/g, ' ');
    const earlier = lineOf.get(key);
    const problem =
      keyword === ''
        ? 'has no keyword'
        : keyword.length > maxLength
          ? `is longer than ${maxLength} characters`
          : !known
            ? `has no category “${category}”`
            : !knownIntent
              ? `has no search intent “${intent}”`
              : earlier !== undefined && `repeats “${keyword}” of line ${earlier}`;
    if (problem || !known || !knownIntent) found.problems.push(`Line ${index + 1} ${problem || ''}.`);
    else if (found.keywords.length === maxImported)
      found.problems.push(`Line ${index + 1} is beyond ${maxImported} keywords.`);
    else {
      lineOf.set(key, index + 1);
      found.keywords.push({ keyword, category: known, searchIntent: knownIntent });
    }
  });
  return found;
}
