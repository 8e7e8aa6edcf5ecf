import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

export type PublicPackage = 'api-contract' | 'ui' | 'zodiac-core';

/**
 * Packs a built package as it is published, without `prepack`, which would build again while other checks read the first
 * build. Returns the path of the tarball.
 */
export function packPackage(name: PublicPackage, destination: string): string {
  const tarball = path.join(destination, `${name}.tgz`);
  execFileSync('pnpm', ['pack', '--config.ignore-scripts=true', '--out', tarball], {
    cwd: path.join(import.meta.dirname, '../packages', name),
    stdio: 'pipe',
  });
  return tarball;
}

export function extractTarball(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}
