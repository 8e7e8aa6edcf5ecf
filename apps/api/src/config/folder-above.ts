import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds `relative` in the nearest parent folder of this file that contains it. Source and bundle are at different
 * depths in the repository.
 *
 * @returns an absolute path, which does not exist if no folder contains it
 */
export function folderAbove(relative: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, relative);
    if (existsSync(candidate) || folder === path.dirname(folder)) return candidate;
  }
}
