/**
 * Checks that everything people read has American spelling: strings and JSX of the product, stories, comments, titles of
 * tests, documents, and the sentences in `data`. Ids, names, paths, code within backticks, and what readers type are left
 * out.
 *
 * `node scripts/check-spelling.ts --fix` replaces the words.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const root = path.join(import.meta.dirname, '..');

const checked =
  /^(?:(?:packages|apps)\/[^/]+\/.+\.(?:ts|tsx|mdx)|(?:e2e|bench|scripts|smoke)\/.+\.ts|packages\/(?:ui|zodiac-core|api-contract)\/(?:README\.md|docs\/.+\.mdx?)|docs\/.+\.md|[A-Z]+\.md|data\/.+\.csv|\.env\.example)$/;

/** Files whose strings are code, tools, or tables of words that readers type in either spelling. */
const withoutProse =
  /\.test\.tsx?$|\/test\/|\/migrations\/|^packages\/(?:local-services|stripe-emulator)\/|^(?:e2e|bench|scripts|smoke)\/|^(?:packages|apps)\/[^/]+\/(?!src\/|prerender\/|docs\/|README)|\/(?:find|keyword)\/|\/phrases\.ts$/;

/** Beginnings and endings of British words, with the American spelling. */
const spellings: readonly (readonly [british: RegExp, american: string])[] = [
  [
    /\b(\w*)(col|fav|hon|behavi|flav|rum|harb|vig|splend|endeav|arm)our(?=(?:s|ed|ing|ful|less|able|ably|ite|ites)?\b)/gi,
    '$1$2or',
  ],
  [/\b(neighb)our(?=(?:s|ed|ing|ly|hood|hoods)?\b)/gi, '$1or'],
  [/\b(hum|lab)our(?=(?:s|ed|ing)?\b)/gi, '$1or'],
  [
    /\b(organ|recogn|real|special|emphas|summar|priorit|critic|apolog|custom|optim|minim|maxim|standard|categor|visual|memor|synchron|normal|serial|initial|author|sanit|token|modern|ideal|stabil|symbol|util|general|capital|final|formal|personal|popular|sympath|character)is(?=(?:e|es|ed|ing|er|ers|ation|ations|able)\b)/gi,
    '$1iz',
  ],
  [/\b(anal|paral)ys(?=(?:ed|ing|er|ers)\b)/gi, '$1yz'],
  [/\b(c)entre(?=s?\b)/gi, '$1enter'],
  [/\b(c)entred\b/gi, '$1entered'],
  // Grey Goose is the name of a vodka.
  [/\b(g)rey(?=(?:s|er|est|ish)?\b)(?! goose)/gi, '$1ray'],
  [/\b(catalog|dialog)ue(?=s?\b)/gi, '$1'],
  [/\b(judg)ement/gi, '$1ment'],
  [/\b(whil)st\b/gi, '$1e'],
  [/\b(among)st\b/gi, '$1'],
  [/\b(fulfil)(?=s?\b|ment\b)/gi, '$1l'],
  [/\b(travel|cancel|label|model|signal|counsel|quarrel|marvel|level)l(?=(?:ed|ing|er|ers)\b)/gi, '$1'],
  [/\b(licen|defen|offen|preten)ce(?=(?:s|less)?\b)/gi, '$1se'],
  [/\b(practi)s(?=(?:e|es|ed|ing)\b)/gi, '$1c'],
  [/\b(program)me(?=s?\b)/gi, '$1'],
  [/\b(theat|met|lit|fib)re(?=s?\b)/gi, '$1er'],
  [/\b(jewel)le(?=ry\b)/gi, '$1'],
  [/\b(s)ceptic(?=s?\b|al\b|ism\b)/gi, '$1keptic'],
  [/\b(pl)ough(?=(?:s|ed|ing)?\b)/gi, '$1ow'],
  [/\b(m)ould(?=(?:s|ed|ing|y)?\b)/gi, '$1old'],
  [/\b(ag)eing\b/gi, '$1ing'],
  [/\b(learn|dream)t\b/gi, '$1ed'],
  [/\b((?:mis)?spel)t\b/gi, '$1led'],
  [/\b(toward)s\b/gi, '$1'],
];

const american = (text: string): string =>
  spellings.reduce((changed, [british, replacement]) => changed.replaceAll(british, replacement), text);

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text is prose if it has words with spaces between them, or is one capitalized word, such as a label or a heading. */
const isProse = (text: string): boolean =>
  /[A-Za-z’'.,:;)] +[A-Za-z(“]/.test(text) || /^[A-Z][a-z]+$/.test(text.trim());

/** The ranges of a module that hold text for people: its comments, the titles of tests, and other strings of the product. */
function textsOf(file: string, source: string): Range[] {
  const { program, errors, comments } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const ranges: Range[] = comments.flatMap((comment) => proseOf(source, comment));
  const prose = !withoutProse.test(file);
  const take = (text: string, { start, end }: Range): void => {
    if (isProse(text)) ranges.push({ start, end });
  };
  const ids = new Set<number>();
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      // The name of a schema is an id of the published contract.
      if (callee.type === 'Identifier' && callee.name === 'named' && first) ids.add(first.start);
      if (/^(?:test|describe)\b/.test(source.slice(callee.start, callee.end)) && first?.type === 'Literal')
        ranges.push(first);
    },
    ImportDeclaration({ source: from }) {
      ids.add(from.start);
    },
    Literal(node) {
      if (prose && typeof node.value === 'string' && !ids.has(node.start)) take(node.value, node);
    },
    TemplateElement(node) {
      // A single word with spaces between two values is prose: `${year} favors ${signs}`.
      if (prose) take(`x${node.value.raw}x`, node);
    },
    JSXText(node) {
      if (prose) take(node.value, node);
    },
  }).visit(program);
  return ranges;
}

/** The prose of a document or comment: without code, imports and elements, and without backticks, links and addresses. */
function proseOf(source: string, { start, end }: Range = { start: 0, end: source.length }): Range[] {
  const ranges: Range[] = [];
  const code =
    /^(?:```[^]*?^```|import .*|export .*|<.*)$|`[^`\n]*`|\]\([^)]*\)|\{@link [^}]*\}|https?:\S+|@(?:param|see) \S+/gm;
  let from = start;
  for (const { 0: found, index } of source.slice(start, end).matchAll(code)) {
    ranges.push({ start: from, end: start + index });
    from = start + index + found.length;
  }
  return [...ranges, { start: from, end }];
}

/** Columns of `data` with sentences. The other columns have names, whose spelling is that of their owners. */
const sentences = new Set(['knownFor', 'story', 'howJoined', 'mottoTranslation']);

/** The cells of a CSV file that hold sentences. No cell has a line end. */
function sentencesOf(source: string): Range[] {
  const [header = ''] = source.split('\n', 1);
  const columns = header.split(',');
  return [...source.matchAll(/^.*$/gm)].flatMap(({ 0: line, index: start }) =>
    [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].flatMap(({ 0: cell, index }, place) =>
      sentences.has(columns[place] ?? '') ? [{ start: start + index, end: start + index + cell.length }] : [],
    ),
  );
}

const rangesOf = (file: string, source: string): Range[] =>
  /\.tsx?$/.test(file)
    ? textsOf(file, source)
    : file.endsWith('.csv')
      ? sentencesOf(source)
      : proseOf(source);

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => checked.test(file));
const fixes = process.argv.includes('--fix');
const problems: string[] = [];
for (const file of files) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const ranges = rangesOf(file, source);
  let mended = source;
  // Works from the last range to the first, so that earlier positions stay valid.
  for (const { start, end } of ranges.toSorted((a, b) => b.start - a.start)) {
    const text = source.slice(start, end);
    const right = american(text);
    if (right === text) continue;
    const at = [...text].findIndex((letter, index) => letter !== right[index]);
    const line = source.slice(0, start + at).split('\n').length;
    problems.push(`${file}:${line}: … ${text.slice(Math.max(0, at - 60), at + 30).trim()} …`);
    mended = mended.slice(0, start) + right + mended.slice(end);
  }
  if (fixes && mended !== source) writeFileSync(path.join(root, file), mended);
}
if (problems.length > 0 && !fixes) {
  process.stderr.write(`${problems.length} texts have British spelling:\n${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${files.length} files have American spelling.\n`);
}
