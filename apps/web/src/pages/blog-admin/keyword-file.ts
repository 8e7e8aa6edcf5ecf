import type { BlogKeyword } from '@org/api-contract';
import { keywordCategories, searchIntents } from '@org/api-contract/values';

export type NewKeyword = Pick<BlogKeyword, 'keyword' | 'category' | 'searchIntent'>;

export const maxImported = 500;
const maxLength = 120;

interface Line {
  /** The line number as a text editor shows it, from 1. */
  number: number;
  cells: string[];
}

const lineEnd = /\r\n?|\n/g;

/**
 * The lines of a CSV file (RFC 4180). Cells are separated by commas or, in spreadsheets of some countries, by semicolons. Blank
 * lines are left out.
 */
function linesOf(file: string): Line[] {
  const csv = file.replace(/^\uFEFF/, '');
  const separator = /^[^,\r\n]*;/.test(csv) ? ';' : ',';
  const lines: Line[] = [];
  let line: Line = { number: 1, cells: [] };
  let breaks = 0;
  for (const [all, quoted, plain = '', end] of csv.matchAll(
    new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n?|\n|$)`, 'g'),
  )) {
    breaks += all.match(lineEnd)?.length ?? 0;
    line.cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    if (end === separator) continue;
    if (line.cells.some((cell) => cell !== '')) lines.push(line);
    line = { number: breaks + 1, cells: [] };
  }
  return lines;
}

/** The value that a cell names, in any letter case. An empty cell means the first value. */
const valueIn = <T extends string>(values: readonly [T, ...T[]], cell: string): T | undefined =>
  cell === '' ? values[0] : values.find((value) => value === cell.toLowerCase());

/** The keyword without the apostrophe that our own files put before text that a spreadsheet would run as a formula. */
const unmarked = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@])/, '');

interface ImportedKeywords {
  keywords: NewKeyword[];
  /** The problems of the lines that are skipped. */
  problems: string[];
}

/**
 * Reads keywords from a CSV file with the columns keyword, category and search intent. A header is left out. An empty category or
 * search intent means the first value.
 */
export function keywordsIn(csv: string): ImportedKeywords {
  const found: ImportedKeywords = { keywords: [], problems: [] };
  const lineOf = new Map<string, number>();
  linesOf(csv).forEach(({ number, cells: [first = '', category = '', intent = ''] }, index) => {
    const keyword = unmarked(first);
    if (index === 0 && keyword.toLowerCase() === 'keyword') return;
    const known = valueIn(keywordCategories, category);
    const knownIntent = valueIn(searchIntents, intent);
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
    if (problem || !known || !knownIntent) found.problems.push(`Line ${number} ${problem || ''}.`);
    else if (found.keywords.length === maxImported)
      found.problems.push(`Line ${number} is beyond ${maxImported} keywords.`);
    else {
      lineOf.set(key, number);
      found.keywords.push({ keyword, category: known, searchIntent: knownIntent });
    }
  });
  return found;
}
