import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The oldest version that the published packages name in their `engines`. */
const minMajor = 20;

/**
 * Every Node on the PATH that the published packages support: the project's own, and the machine's where it has one.
 * What is built must run on all of them.
 */
export function nodesOnPath(): { file: string; version: string }[] {
  const files = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .filter((file) => existsSync(file));
  const versions = new Map<string, string>();
  for (const file of new Set([process.execPath, ...files.map((file) => realpathSync(file))])) {
    const version = execFileSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
    if (Number.parseInt(version, 10) >= minMajor && !versions.has(version)) versions.set(version, file);
  }
  return [...versions].map(([version, file]) => ({ file, version }));
}
