import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { withoutUnwritable } from '../tidy-text.ts';

/** An https URL, a path of our site or a fragment. `//host` and `/\host` lead to another host. */
const allowedAddress = /^(?:https:\/\/[^/\s]|\/(?![/\\])|#)/i;

/** Other tags, such as `u` and `s`, are removed and their text is kept. */
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
  // The content of these tags is removed too.
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
    // The page uses `h1` for the title.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
      tagName,
      attribs: allowedAddress.test(href.trim()) ? { href: href.trim() } : {},
    }),
    // An image without a permitted address becomes `bareImage`, which `cleanHtml` removes. An `exclusiveFilter` would
    // copy all preceding text for each such image, and sanitize-html writes the name of a disallowed tag into the
    // next end tag.
    img: (tagName, attribs) => ({
      tagName,
      attribs: allowedAddress.test(attribs.src?.trim() ?? '') ? { alt: '', ...attribs, loading: 'lazy' } : {},
    }),
  },
};

const bareImage = '<img />';

/** The parser searches all open tags for each closing tag, so deep HTML takes quadratic time. */
const maxDepth = 200;
/** Length of the pieces in which the HTML is parsed. The depth is checked after each piece. */
const pieceLength = 4_096;

/** Whether tags are nested more than 200 deep, for example thousands of unclosed tags. */
export function nestsTooDeep(html: string): boolean {
  let depth = 0;
  let maxFound = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      maxFound = Math.max(maxFound, depth);
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && maxFound <= maxDepth; at += pieceLength)
    parser.write(html.slice(at, at + pieceLength));
  return maxFound > maxDepth;
}

/**
 * Sanitizes the HTML of an article. Every stored article passes through it. Only listed tags, attributes and
 * addresses are kept. Returns an empty text for HTML that is nested more than 200 levels deep. sanitize-html was
 * chosen because it has an allow list and a parser, needs no browser and is maintained.
 */
export const cleanHtml = (html: string): string =>
  nestsTooDeep(html) ? '' : withoutUnwritable(sanitizeHtml(html, options).replaceAll(bareImage, '')).trim();
