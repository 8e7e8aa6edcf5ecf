/** A piece of HTML source and its kind. */
export interface HtmlPart {
  text: string;
  kind: 'text' | 'tag' | 'value' | 'reference';
}

/** Matches comments, tags and character references. A tag that is not closed yet is text. */
const markup = /<!--.*?-->|<\/?[a-z][^<>]*>|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/gis;
const values = /"[^"]*"|'[^']*'/g;

/** Cuts a text at the matches of a pattern. */
function cut(text: string, pattern: RegExp, ofMatch: (match: string) => HtmlPart[], kind: HtmlPart['kind']) {
  const parts: HtmlPart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), kind });
    parts.push(...ofMatch(match[0]));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind });
  return parts;
}

/** The parts of an HTML source in order. Joined, they are the source. */
export const htmlParts = (source: string): HtmlPart[] =>
  cut(
    source,
    markup,
    (match) =>
      match.startsWith('&')
        ? [{ text: match, kind: 'reference' }]
        : cut(match, values, (text) => [{ text, kind: 'value' }], 'tag'),
    'text',
  );
