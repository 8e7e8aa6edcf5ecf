/** The drawing begins every page with its background and a group, at this indentation. */
const beginOfPage =
  /^ {4}<path class="typst-shape"[^>]* d="M 0 0v ([\d.]+) h ([\d.]+) [^>]*>\n {4}<g(?: transform="[^"]*")?>/gmu;

/**
 * Splits a drawing of all pages, one below the other.
 *
 * @param svg - the result of the compiler's `plainSvg`
 * @returns a drawing per page, with only the letters that it needs
 */
export function svgPages(svg: string): string[] {
  const lettersAt = svg.indexOf('    <defs id="glyph">');
  const letters = new Map(
    [...svg.slice(lettersAt).matchAll(/<symbol id="([^"]+)"[^]*?<\/symbol>/gu)].map(([symbol, id = '']) => [
      id,
      symbol,
    ]),
  );
  const begins = [...svg.slice(0, lettersAt).matchAll(beginOfPage)];
  return begins.map(({ index, 0: begin, 1: height, 2: width }, page) => {
    const ground = begin.slice(0, begin.indexOf('\n'));
    const content = svg.slice(index + begin.length, begins[page + 1]?.index ?? lettersAt);
    const used = new Set([...content.matchAll(/xlink:href="#([^"]+)"/gu)].map(([, id = '']) => id));
    const symbols = [...used].flatMap((id) => letters.get(id) ?? []);
    return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${ground}<g>${content}<defs>${symbols.join('')}</defs></svg>`;
  });
}
