import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Birth, Reading } from '@org/reading';
import { bookContent, type BookOptions } from './book-content.ts';

/** Typesets readings as PDF. It loads its fonts once. */
export class BookPress {
  readonly #compiler: NodeCompiler;
  readonly #template: string;

  /** @param assets - folder with the template and the fonts, `packages/book/assets` */
  constructor(assets: string) {
    this.#template = path.join(assets, 'typst/book.typ');
    this.#compiler = NodeCompiler.create({
      workspace: path.join(assets, 'typst'),
      fontArgs: [{ fontPaths: [path.join(assets, 'fonts')] }],
    });
  }

  /** Typesets the book of a reading as tagged PDF (PDF/UA-1). Equal input gives equal bytes. */
  print(birth: Birth, reading: Reading, options: BookOptions): Uint8Array {
    const source = this.#sourceOf(birth, reading, options);
    const creationTimestamp = Date.parse(`${options.today}T00:00Z`) / 1_000;
    try {
      return this.#compiler.pdf(source, { pdfStandard: 'ua-1', creationTimestamp });
    } catch (error) {
      // PDF/UA refuses a character that no font has, such as in an Arabic name. It is then printed as an empty box.
      if (!isMissingCharacter(error)) throw error;
      return this.#compiler.pdf(source, { creationTimestamp });
    } finally {
      // Clears Typst's cache, because later books share no parts with this one.
      this.#compiler.evictCache(0);
    }
  }

  /** Draws each page of the book of a reading as SVG, with its letters as outlines. */
  draw(birth: Birth, reading: Reading, options: BookOptions): string[] {
    return svgPages(this.#compiler.plainSvg(this.#sourceOf(birth, reading, options)));
  }

  #sourceOf(birth: Birth, reading: Reading, options: BookOptions) {
    return {
      mainFilePath: this.#template,
      inputs: { data: JSON.stringify(bookContent(birth, reading, options)) },
    };
  }
}

/** The compiler puts its diagnostics into `code`. */
const isMissingCharacter = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  String(error.code).includes('could not be displayed with font');

/** The drawing begins every page with its background and a group, at this indentation. */
const beginOfPage =
  /^ {4}<path class="typst-shape"[^>]* d="M 0 0v ([\d.]+) h ([\d.]+) [^>]*>\n {4}<g(?: transform="[^"]*")?>/gmu;

/**
 * Splits a drawing of all pages, one below the other.
 *
 * @param svg - the result of the compiler's `plainSvg`
 * @returns a drawing per page, with only the letters that it needs
 */
function svgPages(svg: string): string[] {
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
