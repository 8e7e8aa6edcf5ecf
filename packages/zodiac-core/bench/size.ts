import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface Size {
  minified: number;
  gzipped: number;
}

/** The size that an import adds to an application bundled for the browser. */
export async function sizeOf(imports: string): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: new URL('..', import.meta.url).pathname },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
    logLevel: 'error',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}
