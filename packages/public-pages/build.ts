/** Bundles the pages, and the share pictures, with React and their components, because Node runs no TSX. `--watch` builds on every change. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, context, type BuildOptions, type BuildResult } from 'esbuild';
import { bundledExamples } from './examples/plugin.ts';

const folder = path.join(import.meta.dirname, 'dist');

/** Writes each bundle. Unchanged files are not written, because a watching API would restart. */
async function write({ outputFiles = [] }: BuildResult): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { path: file, text: code } of outputFiles) {
    if (existsSync(file) && (await readFile(file, 'utf8')) === code) continue;
    await writeFile(file, code);
  }
}

const options = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/render.tsx', 'src/share-picture.ts'],
  outdir: folder,
  loader: { '.ttf': 'binary' },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  conditions: ['@org/source', 'module'],
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [bundledExamples],
  legalComments: 'none',
  // React's server renderer is CommonJS and requires Node's modules.
  banner: {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
} satisfies BuildOptions;

export async function buildPages(): Promise<void> {
  await write(await build(options));
}

/** Builds on every change until the parent process ends. Sends it a message after each build. */
async function watchPages(): Promise<void> {
  const watch = await context({
    ...options,
    logLevel: 'error',
    plugins: [
      ...options.plugins,
      {
        name: 'write',
        setup: ({ onEnd }) =>
          onEnd(async (result) => {
            if (result.errors.length > 0) return;
            await write(result);
            process.send?.('built');
          }),
      },
    ],
  });
  process.on('disconnect', () => void watch.dispose());
  await watch.watch();
}

if (import.meta.main) await (process.argv.includes('--watch') ? watchPages() : buildPages());
