/** Tags that begin on a new line in the source. White space around them has no meaning. */
const block =
  /\s*(<(?:h[2-4]|p|ul|ol|li|blockquote|hr|table|caption|thead|tbody|tr)\b|<\/(?:ul|ol|table|thead|tbody|blockquote)>)/g;

/** The HTML of an article with one block per line, for reading, comparing and merging. */
export const tidyHtml = (html: string): string => html.replaceAll(block, '\n$1').trim();
