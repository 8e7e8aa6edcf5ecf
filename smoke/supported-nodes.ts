import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The long-term releases that the `engines` of the published packages cover. */
const supportedMajors = [20, 22, 24];

interface NodeVersion {
  file: string;
  version: string;
}

const majorOf = (version: string): number => Number.parseInt(version, 10);

/**
 * The Node versions that the published packages are tested with, one of each major: those installed from npm, the project's own,
 * and those on the PATH. npm has no complete set for macOS, where the PATH must provide the others.
 */
export function supportedNodes(): NodeVersion[] {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = supportedMajors.map((major) =>
    path.join(
      import.meta.dirname,
      `node_modules/node-${major}-${process.platform}-${process.arch}/bin`,
      binary,
    ),
  );
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, binary));
  const files = [...installed, process.execPath, ...onPath].filter((file) => existsSync(file));
  const byMajor = new Map<number, NodeVersion>();
  for (const file of new Set(files.map((file) => realpathSync(file)))) {
    const version = execFileSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
    const major = majorOf(version);
    if (supportedMajors.includes(major) && !byMajor.has(major)) byMajor.set(major, { file, version });
  }
  const nodes = [...byMajor.values()];
  const missing = supportedMajors.filter((major) => !byMajor.has(major));
  if (process.platform === 'linux' && missing.length > 0)
    throw new Error(`Node ${missing.join(' and ')} is not installed: run "pnpm install".`);
  return nodes;
}
