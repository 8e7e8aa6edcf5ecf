import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

let script: Promise<string> | undefined;

/** Bundles the modules in `browser/` into the local Stripe.js, once, on the first call. */
export const browserScript = (): Promise<string> => (script ??= bundle());

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./browser/stripe.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    loader: { '.css': 'text' },
    legalComments: 'none',
    charset: 'utf8',
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no script');
  return file.text;
}
