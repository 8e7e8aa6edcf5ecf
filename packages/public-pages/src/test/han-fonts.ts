import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';

const fontsOfPages = new URL('../fonts/', import.meta.url);

export interface HanFont {
  file: string;
  bytes: number;
  /** Code points of the font's characters. */
  has: ReadonlySet<number>;
  /** Code points for which a browser loads the font; `undefined` for all that no other font has. */
  loadedFor: ReadonlySet<number> | undefined;
}

async function readFont(url: URL, range: string | undefined): Promise<HanFont> {
  const content = await readFile(url);
  const font = create(content);
  const codes = range?.split(',').map((code) => Number.parseInt(code.trim().slice(2), 16));
  return {
    file: url.pathname.slice(url.pathname.lastIndexOf('/') + 1),
    bytes: content.length,
    has: new Set('characterSet' in font ? font.characterSet : []),
    loadedFor: codes && new Set(codes),
  };
}

/** The fonts for Chinese characters. The font of the signs comes first. */
export async function hanFonts(): Promise<readonly HanFont[]> {
  const css = await readFile(new URL('terms.css', fontsOfPages), 'utf8');
  const faces = [...css.matchAll(/url\('\.\/([^']+)'\)[^}]*unicode-range:([^;]+);/g)];
  return Promise.all([
    readFont(new URL('../../../ui/src/fonts/noto-serif-tc-signs.woff2', import.meta.url), undefined),
    ...faces.map(([, file = '', range]) => readFont(new URL(file, fontsOfPages), range)),
  ]);
}
