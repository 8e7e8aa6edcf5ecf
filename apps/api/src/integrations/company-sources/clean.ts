import { Parser } from 'htmlparser2';

const unseen = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'head']);
const maxAddressLength = 2_000;
/** The parser looks through all open tags when one closes, so their number is limited. */
const maxDepth = 200;
/** It is stopped between pieces of this length. */
const pieceLength = 4_096;
/** Spaces and line ends are read as well, and shown as one. */
const readPerShown = 16;

/**
 * The text of a piece of HTML on one line, cut at a length. Nothing of its tags is left. What nests too deep, or is much
 * longer than what is shown, is read to that point.
 */
export function plainText(html: string, most: number): string {
  let depth = 0;
  let hidden = 0;
  let seen = '';
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      if (unseen.has(name)) hidden += 1;
      seen += ' ';
    },
    onclosetag(name) {
      depth -= 1;
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
    },
    ontext(data) {
      if (hidden === 0) seen += data;
    },
  });
  const enough = most * readPerShown + pieceLength;
  for (let at = 0; at < html.length && depth <= maxDepth && seen.length < enough; at += pieceLength)
    parser.write(html.slice(at, at + pieceLength));
  parser.end();
  // Control and format characters would hide, reorder or break what is shown.
  const line = seen
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  return `${beginningOf(line, most - 1).trimEnd()}…`;
}

/** Ends between words, so that no number is read as a smaller one; within a word only where that is all there is. */
function beginningOf(line: string, most: number): string {
  const end = line.lastIndexOf(' ', most);
  if (end > 0) return line.slice(0, end);
  // Half a character must not be the last.
  return line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** The same, or `null` where nothing is left. */
export const plainTextOrNull = (html: string | null, most: number): string | null =>
  (html && plainText(html, most)) || null;

/** An address by https without anything of its own to hide, or `null`. */
export function httpsAddress(address: string | null): string | null {
  const url = address && address.length <= maxAddressLength ? URL.parse(address) : null;
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}

/** The day of an instant that is not still to come. */
export function dayOf(instant: unknown, now = Date.now()): string | null {
  if (typeof instant !== 'string' && typeof instant !== 'number') return null;
  const date = new Date(instant);
  const time = date.getTime();
  const dayMs = 86_400_000;
  return time > 0 && time < now + dayMs ? date.toISOString().slice(0, 10) : null;
}

/** `FULL_TIME`, `FullTime` and `Full time` are all "Full-time". */
export function employmentType(value: string | null): string | null {
  const words = plainText(value ?? '', 40)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const joined = words.join('-');
  return joined ? joined.charAt(0).toUpperCase() + joined.slice(1) : null;
}
