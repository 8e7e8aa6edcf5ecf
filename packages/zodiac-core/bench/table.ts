import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** A library as a row of a table. */
export interface Row {
  readonly name: string;
  /** The import statements of an application that uses the library; absent if the platform has the calendar. */
  readonly imports?: string;
  readonly wrong: number;
  /** Any unit of time, the same for all rows. */
  readonly time: number;
}

/** A table of the README, as Markdown. The first row is ours. */
export async function table(question: string, asked: number, rows: readonly Row[]): Promise<string> {
  const base = rows[0]?.time ?? 1;
  const lines: string[] = [];
  for (const { name, imports, wrong, time } of rows) {
    const size = imports ? await sizeOf(imports) : undefined;
    const bytes = size ? `${kilo(size.minified)} | ${kilo(size.gzipped)}` : 'built in | built in';
    const share = ((wrong / asked) * 100).toFixed(2);
    const speed = (base / time).toPrecision(2);
    lines.push(`| ${name} | ${wrong.toLocaleString('en-US')} (${share} %) | ${speed} | ${bytes} |`);
  }
  const heading = `| ${question} | wrong of ${asked.toLocaleString('en-US')} | speed, ours = 1 | minified | gzipped |`;
  return `${heading}\n|---|---|---|---|---|\n${lines.join('\n')}\n`;
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Size {
  minified: number;
  gzipped: number;
}

/** The size that an import adds to an application bundled for the browser. */
async function sizeOf(imports: string): Promise<Size> {
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
