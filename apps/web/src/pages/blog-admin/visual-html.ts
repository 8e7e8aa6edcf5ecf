/**
 * The HTML of the visual editor in the form in which articles are stored. The editor wraps every list item in a paragraph, which
 * is removed here.
 */
export function storedHtml(edited: string): string {
  const { body } = new DOMParser().parseFromString(edited, 'text/html');
  for (const paragraph of body.querySelectorAll('li > p:only-child'))
    paragraph.replaceWith(...paragraph.childNodes);
  return body.innerHTML;
}

/** Counts the words and the tags with their attributes. Paragraphs do not count, because the editor adds them. */
function partsOf(html: string): Map<string, number> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  const add = (part: string): void => void counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName;
    if (name === 'p' || name === 'br') continue;
    add(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) add(`<${name} ${attribute}="${value}">`);
  }
  // Words are counted by text node, because two blocks have no white space between them.
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) for (const word of texts.currentNode.nodeValue?.match(/\S+/g) ?? []) add(word);
  return counts;
}

/** The words and tags that are missing in the second text, such as `<u>`. */
export function lostParts(before: string, after: string): string[] {
  const left = partsOf(after);
  return [...partsOf(before)].flatMap(([part, count]) => ((left.get(part) ?? 0) < count ? [part] : []));
}
