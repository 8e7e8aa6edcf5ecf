import { createHash } from 'node:crypto';
import { laterFonts } from '@org/public-pages/web-build.ts';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Classes that an element must or may have are matched elsewhere; those in parentheses do not decide alone. */
const parentheses = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const classesOf = (selector: string): string[] =>
  selector.replaceAll(parentheses, '').match(/(?<=\.)-?[A-Za-z_][\w-]*/g) ?? [];

const isUsed = (rule: Rule, words: ReadonlySet<string>): boolean =>
  rule.selectors.some((selector) => classesOf(selector).every((name) => words.has(name)));

const isLoadedFont = (rule: AtRule): boolean => rule.name === 'font-face' && /url\(/.test(rule.toString());

/** What the whole stylesheet says when it follows the first paint: the fonts to load, and how the page prints. */
const isForLater = (rule: AtRule): boolean =>
  isLoadedFont(rule) || (rule.name === 'media' && rule.params === 'print');

function dropUnused(
  nodes: readonly ChildNode[],
  words: ReadonlySet<string>,
  isDropped: (rule: AtRule) => boolean,
): void {
  for (const node of nodes.slice()) {
    if (node.type === 'comment' || (node.type === 'rule' && !isUsed(node, words))) node.remove();
    else if (node.type === 'atrule') {
      if (isDropped(node)) node.remove();
      else if (node.nodes && !/^(?:font-face|property|keyframes)$/.test(node.name)) {
        dropUnused(node.nodes, words, isDropped);
        if (node.nodes.length === 0) node.remove();
      }
    }
  }
}

/** The animations that no rule names. */
function dropUnusedKeyframes(sheet: postcss.Root): void {
  const named = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) named.add(word);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

/** The rules all whose classes occur in a text. */
function stylesOf(css: string, text: string, isDropped: (rule: AtRule) => boolean): postcss.Root {
  const sheet = postcss.parse(css);
  dropUnused(sheet.nodes, new Set(text.match(/-?[A-Za-z_][\w-]*/g)), isDropped);
  dropUnusedKeyframes(sheet);
  return sheet;
}

/**
 * The rules that the first paint of a page needs: all whose classes occur in a text, without the fonts to load.
 *
 * @param css - stylesheets, in their order
 * @param text - the page, or the code that draws it
 */
export function firstStyles(css: string, text: string): string {
  const style = stylesOf(css, text, isForLater).toString();
  if (/url\(|<\//.test(style))
    throw new Error('The first styles of a page name a file, or end their element.');
  return style;
}

/** From the first frame. The fonts are asked for first; text takes them all at once where they come in between, and is laid out once more. */
const milliseconds = { untilAsked: 100, untilUsed: 300 };

/** Of the letters of the text, by the pseudo-element that asks for them. */
const textFonts = { before: 'Atlas Serif', after: 'Atlas Sans' };

const withoutQuotes = (name: string): string => name.trim().replaceAll(/^["']|["']$/g, '');

/**
 * Lets a page without script ask for its fonts after its first paint, where its root has the mark: animations give the variables that
 * name them the fonts of the device for their time. Two unseen letters ask for the fonts.
 */
function fontsAfterPaint(sheet: postcss.Root): string {
  const loaded = new Set<string>();
  sheet.walkAtRules('font-face', (rule) => {
    if (isLoadedFont(rule))
      rule.walkDecls('font-family', ({ value }) => void loaded.add(withoutQuotes(value)));
  });
  const lists: string[] = [];
  sheet.walkDecls(({ prop, value }) => {
    const names = value.split(',');
    const ofDevice = names.filter((name) => !loaded.has(withoutQuotes(name)));
    if (prop.startsWith('--') && ofDevice.length < names.length) lists.push(`${prop}:${ofDevice.join(',')}`);
  });
  if (lists.length === 0 || !Object.values(textFonts).every((family) => loaded.has(family)))
    throw new Error('The stylesheet does not load the fonts of the text, or names them in no variable.');
  const { untilAsked, untilUsed } = milliseconds;
  return [
    `@keyframes fonts-later{from{${lists.join(';')}}}`,
    `[${laterFonts}]{animation:${untilUsed}ms step-end fonts-later}`,
    '@keyframes fonts-asked{from{font-family:serif}}',
    ...Object.entries(textFonts).map(
      ([place, family]) =>
        `[${laterFonts}]::${place}{position:absolute;visibility:hidden;content:"a";font-family:${family};animation:${untilAsked}ms step-end fonts-asked}`,
    ),
  ].join('');
}

/**
 * All rules of pages without script, with their fonts.
 *
 * @param css - stylesheets, in their order
 * @param code - draws these pages
 */
export function wholeStyles(css: string, code: string): string {
  const sheet = stylesOf(css, code, () => false);
  const style = sheet.toString() + fontsAfterPaint(sheet);
  if (style.includes('</')) throw new Error('The styles of a page end their element.');
  return style;
}

/** A source of the Content-Security-Policy that permits this text in the page, and no other. */
export const hashSource = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
