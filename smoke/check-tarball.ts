/**
 * Packs the package of the working directory and checks the tarball: its files, its manifest, and, with
 * publint and attw, that every entry resolves. Arguments go to attw.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractTarball, packPackage, type PublicPackage } from './pack.ts';

interface Manifest {
  name: string;
  version: string;
  keywords?: string[];
  homepage?: string;
  bugs?: string;
  license?: string;
  exports: unknown;
  repository?: { url: string; directory: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function run(tool: string, ...args: string[]): void {
  execFileSync(path.join(import.meta.dirname, 'node_modules/.bin', tool), args, { stdio: 'inherit' });
}

const name = path.basename(process.cwd()) as PublicPackage;
const folder = mkdtempSync(path.join(tmpdir(), 'tarball-'));
try {
  const tarball = packPackage(name, folder);
  const unpacked = path.join(folder, name);
  extractTarball(tarball, unpacked);
  const read = (file: string): string => readFileSync(path.join(unpacked, file), 'utf8');

  assert.equal(read('LICENSE'), readFileSync(path.join(import.meta.dirname, '../LICENSE'), 'utf8'));
  assert.match(read('README.md'), new RegExp(`^# @org/${name}\n`));
  const text = read('package.json');
  const manifest = JSON.parse(text) as Manifest;
  assert.ok(
    read('CHANGELOG.md').includes(`\n## ${manifest.version}\n`),
    `CHANGELOG.md has no entry for ${manifest.version}`,
  );

  const repository = /^git\+(https:\/\/github\.com\/[^/]+\/[^/]+)\.git$/.exec(manifest.repository?.url ?? '');
  const page = repository?.[1] ?? assert.fail('package.json names no repository');
  assert.equal(manifest.repository?.directory, `packages/${name}`);
  assert.equal(manifest.homepage, `${page}/tree/main/packages/${name}#readme`);
  assert.equal(manifest.bugs, `${page}/issues`);
  assert.equal(manifest.license, 'MIT');
  assert.ok((manifest.keywords ?? []).includes('chinese-zodiac'));

  assert.doesNotMatch(text, /"workspace:/);
  assert.doesNotMatch(JSON.stringify(manifest.exports), /@org\/source/, 'an entry points to the source');
  for (const [dependency, range] of Object.entries(manifest.dependencies ?? {}))
    if (dependency.startsWith('@org/')) assert.match(range, /^\^\d/, `${dependency} is not a caret range`);
  for (const [peer, range] of Object.entries(manifest.peerDependencies ?? {}))
    assert.match(range, /^\^\d/, `${peer} has no upper bound`);

  run('publint', '--strict', tarball);
  run('attw', tarball, ...process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
