import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Birth, Reading } from '@org/reading';
import { bookContent, type BookOptions } from './book-content.ts';

/** Sets readings as PDF. It loads its fonts once. */
export class BookPress {
  readonly #compiler: NodeCompiler;
  readonly #template: string;

  /** @param assets - the folder with the template and the fonts, `packages/book/assets` */
  constructor(assets: string) {
    this.#template = path.join(assets, 'typst/book.typ');
    this.#compiler = NodeCompiler.create({
      workspace: path.join(assets, 'typst'),
      fontArgs: [{ fontPaths: [path.join(assets, 'fonts')] }],
    });
  }

  /** Sets the book of a reading as tagged PDF (PDF/UA-1). Equal input makes equal bytes. */
  print(birth: Birth, reading: Reading, options: BookOptions): Uint8Array {
    const pdf = this.#compiler.pdf(
      {
        mainFilePath: this.#template,
        inputs: { data: JSON.stringify(bookContent(birth, reading, options)) },
      },
      { pdfStandard: 'ua-1', creationTimestamp: Date.parse(`${options.today}T00:00Z`) / 1_000 },
    );
    // Typst remembers parts of former books, which no later book needs.
    this.#compiler.evictCache(0);
    return pdf;
  }
}
