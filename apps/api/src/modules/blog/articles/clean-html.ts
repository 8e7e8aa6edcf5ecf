import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { withoutUnwritable } from './tidy-text.ts';

/** A page of ours, a place on the page, or https; `//host` and `/\host` would be somebody else's. */
const allowedAddress = /^(?:https:\/\/[^/\s]|\/(?![/\\])|#)/i;

/** An underlined or a struck word is none of the almanac's; its text stays. */
const options: sanitizeHtml.IOptions = {
  allowedTags:
    'h2 h3 h4 p ul ol li blockquote hr br strong em b i a img table caption thead tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: [{ name: 'scope', values: ['col', 'row'] }],
  },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // What stands in these is no text of an article, so it goes with them.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'svg',
    'math',
  ],
  nestingLimit: 40,
  transformTags: {
    // The page has its own.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
      tagName,
      attribs: allowedAddress.test(href.trim()) ? { href: href.trim() } : {},
    }),
    img: (tagName, attribs) => ({
      // A picture with no address is dropped as a tag that is not allowed. An exclusiveFilter would copy all of the text
      // before it, for each such picture.
      tagName: allowedAddress.test(attribs.src?.trim() ?? '') ? tagName : 'no-picture',
      attribs: { alt: '', ...attribs, loading: 'lazy' },
    }),
  },
};

/** The parser looks through all open tags when one closes, so that deep nesting takes time by its square. */
const maxDepth = 200;
/** The depth is looked at between pieces of this length. */
const pieceLength = 4_096;

/** Whether tags are nested deeper than in any article, such as thousands that are never closed. */
export function nestsTooDeep(html: string): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && deepest <= maxDepth; at += pieceLength)
    parser.write(html.slice(at, at + pieceLength));
  return deepest > maxDepth;
}

/**
 * The one way into an article: what is not on the list of allowed tags, attributes and addresses does not get in.
 *
 * Nothing is left of what nests too deep.
 *
 * sanitize-html, because it allows rather than forbids, parses rather than matches, needs no browser, and is kept.
 */
export const cleanHtml = (html: string): string =>
  nestsTooDeep(html) ? '' : withoutUnwritable(sanitizeHtml(html, options)).trim();
