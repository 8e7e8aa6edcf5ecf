import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Classes that an element must or may have are matched elsewhere; those in parentheses do not decide alone. */
const parentheses = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const classesOf = (selector: string): string[] =>
  selector.replaceAll(parentheses, '').match(/(?<=\.)-?[A-Za-z_][\w-]*/g) ?? [];

const isUsed = (rule: Rule, words: ReadonlySet<string>): boolean =>
  rule.selectors.some((selector) => classesOf(selector).every((name) => words.has(name)));

/** A font that is loaded is named by the whole stylesheet, which follows the first paint. */
const isLoadedFont = (rule: AtRule): boolean => rule.name === 'font-face' && /url\(/.test(rule.toString());

function dropUnused(nodes: readonly ChildNode[], words: ReadonlySet<string>): void {
  for (const node of nodes.slice()) {
    if (node.type === 'comment' || (node.type === 'rule' && !isUsed(node, words))) node.remove();
    else if (node.type === 'atrule') {
      if (isLoadedFont(node) || (node.name === 'media' && node.params === 'print')) node.remove();
      else if (node.nodes && !/^(?:font-face|property|keyframes)$/.test(node.name)) {
        dropUnused(node.nodes, words);
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

/**
 * The rules that the first paint of a page needs: all whose classes occur in a text, without the fonts to load.
 *
 * @param css - stylesheets, in their order
 * @param text - the page, or the code that draws it
 */
export function firstStyles(css: string, text: string): string {
  const sheet = postcss.parse(css);
  dropUnused(sheet.nodes, new Set(text.match(/-?[A-Za-z_][\w-]*/g)));
  dropUnusedKeyframes(sheet);
  const style = sheet.toString();
  if (/url\(|<\//.test(style))
    throw new Error('The first styles of a page name a file, or end their element.');
  return style;
}

/** A source of the Content-Security-Policy that permits this text in the page, and no other. */
export const hashSource = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
