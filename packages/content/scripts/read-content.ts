import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Text } from '../src/texts-of.ts';

/** Texts by their ids, in the order of the files. */
export type Content = Map<string, Text>;

/**
 * Reads all texts of a folder. An id is the file's path and the keys or headings above the text, joined by dots:
 * `## core` under `# rat` in `signs.md` has the id `signs.rat.core`.
 *
 * @throws Error that names the file, where an id comes twice or a text has another form
 */
export function readContent(folder: string): Content {
  const content: Content = new Map();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const extension = path.extname(file);
    const read = readers[extension];
    if (!read) continue;
    const prefix = file.slice(0, -extension.length).split(path.sep);
    for (const [keys, found] of read(readFileSync(path.join(folder, file), 'utf8'))) {
      const id = [...prefix, ...keys].join('.');
      if (content.has(id)) throw new Error(`${file}: the id ${id} comes twice.`);
      content.set(
        id,
        typeof found === 'string' ? checked(found, id) : found.map((each) => checked(each, id)),
      );
    }
  }
  return content;
}

type Entry = readonly [keys: readonly string[], text: Text];

const readers: Readonly<Record<string, (source: string) => Entry[]>> = {
  '.yaml': (source) => entriesOf(parse(source), []),
  '.md': readMarkdown,
};

function entriesOf(value: unknown, keys: readonly string[]): Entry[] {
  if (typeof value === 'string') return [[keys, value]];
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return [[keys, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${keys.join('.')} is neither a text nor a list of texts nor a map.`);
  return Object.entries(value).flatMap(([key, each]) => entriesOf(each, [...keys, key]));
}

/** A section is one paragraph, or a list whose items are one line each. */
function readMarkdown(source: string): Entry[] {
  const keys: string[] = [];
  return source.split(/^(?=#)/m).flatMap((section): Entry[] => {
    const [, marks = '', heading = '', body = ''] = /^(#+) (\S+)\n([\s\S]*)$/.exec(section) ?? [];
    if (!marks && section.trim()) throw new Error(`Not below a heading of one word: ${section.slice(0, 60)}`);
    keys.splice(marks.length - 1, Infinity, heading);
    const text = body.trim();
    if (text === '') return [];
    if (!text.startsWith('- ')) return [[[...keys], text]];
    return [[[...keys], text.split(/\n(?=- )/).map((line) => line.slice(2))]];
  });
}

/**
 * The text on one line, with typographic quotation marks.
 *
 * @throws Error for several paragraphs, no text, or a brace without a name
 */
function checked(source: string, id: string): string {
  if (/\n\s*\n/.test(source)) throw new Error(`${id} has more than one paragraph.`);
  const line = source.replaceAll(/\s+/g, ' ').trim();
  if (line === '') throw new Error(`${id} is empty.`);
  if (/[{}]/.test(line.replaceAll(/\{[a-z]\w*\}/gi, '')))
    throw new Error(`${id} has a brace without a name.`);
  return line.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
}
