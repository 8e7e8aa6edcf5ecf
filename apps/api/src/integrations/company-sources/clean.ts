import { Parser } from 'htmlparser2';

const hiddenElements = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'head']);
const maxAddressLength = 2_000;
/** The parser searches all open tags for each closing tag, so deep HTML takes quadratic time. */
const maxDepth = 200;
/** Length of the pieces in which the HTML is parsed. The limits are checked after each piece. */
const pieceLength = 4_096;
/** Maximum characters parsed per character kept. White space collapses, so more is parsed than is kept. */
const parsedPerKept = 16;

/**
 * Converts untrusted HTML to one line of plain text. Tags, hidden elements and control characters are removed. Parsing
 * stops at a nesting of 200 elements, or when it has far more text than is kept.
 *
 * @param maxLength - maximum length of the result in UTF-16 units; a longer text ends with `…` at a word boundary
 */
export function plainText(html: string, maxLength: number): string {
  let depth = 0;
  let hidden = 0;
  let parsed = '';
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      if (hiddenElements.has(name)) hidden += 1;
      parsed += ' ';
    },
    onclosetag(name) {
      depth -= 1;
      if (hiddenElements.has(name)) hidden = Math.max(0, hidden - 1);
    },
    ontext(data) {
      if (hidden === 0) parsed += data;
    },
  });
  const maxParsed = maxLength * parsedPerKept + pieceLength;
  for (let at = 0; at < html.length && depth <= maxDepth && parsed.length < maxParsed; at += pieceLength)
    parser.write(html.slice(at, at + pieceLength));
  parser.end();
  // Control and format characters can hide or reorder text.
  const line = parsed
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  return `${truncated(line, maxLength - 1).trimEnd()}…`;
}

/** Cuts at a space, so that a cut number does not look like a smaller one. A single long word is cut anywhere. */
function truncated(line: string, maxLength: number): string {
  const end = line.lastIndexOf(' ', maxLength);
  if (end > 0) return line.slice(0, end);
  // Removes a lone high surrogate.
  return line.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Like {@link plainText}, but `null` when no text is left. */
export const plainTextOrNull = (html: string | null, maxLength: number): string | null =>
  (html && plainText(html, maxLength)) || null;

/** Returns the normalized URL if it is https without credentials and at most 2,000 characters long, else `null`. */
export function httpsAddress(address: string | null): string | null {
  const url = address && address.length <= maxAddressLength ? URL.parse(address) : null;
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}

/**
 * Returns the UTC day (`YYYY-MM-DD`) of a date.
 *
 * @param instant - anything that `Date` parses
 * @returns `null` for an invalid date, one before 1970, or one more than a day in the future
 */
export function dayOf(instant: unknown, now = Date.now()): string | null {
  if (typeof instant !== 'string' && typeof instant !== 'number') return null;
  const date = new Date(instant);
  const time = date.getTime();
  const dayMs = 86_400_000;
  return time > 0 && time < now + dayMs ? date.toISOString().slice(0, 10) : null;
}

/** Normalizes an employment type: `FULL_TIME`, `FullTime` and `Full time` become "Full-time". */
export function employmentType(value: string | null): string | null {
  const words = plainText(value ?? '', 40)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const joined = words.join('-');
  return joined ? joined.charAt(0).toUpperCase() + joined.slice(1) : null;
}
