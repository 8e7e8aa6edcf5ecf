import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds `relative` in the nearest folder above this file that contains it. The source and the bundle are at different
 * depths of the repository.
 *
 * @returns an absolute path, which does not exist if no folder contains it
 */
export function folderAbove(relative: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, relative);
    if (existsSync(candidate) || folder === path.dirname(folder)) return candidate;
  }
}
