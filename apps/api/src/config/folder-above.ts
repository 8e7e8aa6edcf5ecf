import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder `relative` names, looking upwards from this file: source and bundle lie at different depths. */
export function folderAbove(relative: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, relative);
    if (existsSync(candidate) || folder === path.dirname(folder)) return candidate;
  }
}
