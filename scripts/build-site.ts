/**
 * Builds the documentation site into `site/`: Storybook of `ui`, the documentation of `zodiac-core` and `api-contract`, and an index
 * page.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const site = path.join(root, 'site');

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: root, stdio: 'inherit' });
}

async function indexEntry(folder: string): Promise<string> {
  const manifest = await readFile(path.join(root, 'packages', folder, 'package.json'), 'utf8');
  const { name, description } = JSON.parse(manifest) as { name: string; description: string };
  return `<dt><a href="${folder}/">${name}</a></dt><dd>${description}</dd>`;
}

await rm(site, { recursive: true, force: true });
await mkdir(site, { recursive: true });
const packages = ['zodiac-core', 'api-contract', 'ui'];
const filters = packages.map((name) => `--filter=@org/${name}`);
run('turbo', 'run', 'build-storybook', 'build-docs', ...filters, '--output-logs=errors-only');
for (const [folder, built] of [
  ['zodiac-core', 'docs-static'],
  ['api-contract', 'docs-static'],
  ['ui', 'storybook-static'],
] as const)
  await cp(path.join(root, 'packages', folder, built), path.join(site, folder), { recursive: true });

const entries = await Promise.all(packages.map(indexEntry));
await writeFile(
  path.join(site, 'index.html'),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zodiac Atlas: packages</title>
<style>:root { color-scheme: light dark } body { font: 1.1rem/1.6 Georgia, serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
<h1>Zodiac Atlas: packages</h1>
<dl>${entries.join('\n')}</dl>
</html>
`,
);
