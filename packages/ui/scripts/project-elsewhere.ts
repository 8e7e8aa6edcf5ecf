import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const library = path.join(import.meta.dirname, '..');

export interface ProjectElsewhere {
  folder: string;
  /** @param files - contents by path within the project */
  write: (files: Readonly<Record<string, string>>) => Promise<void>;
  remove: () => Promise<void>;
}

/** Packs the built library and installs it, as from a registry, in a project outside the monorepo. */
export async function createProjectElsewhere(): Promise<ProjectElsewhere> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ui-elsewhere-'));
  const modules = path.join(folder, 'node_modules');
  const install = async (name: string, source: string): Promise<void> => {
    const target = path.join(modules, name);
    await mkdir(target, { recursive: true });
    const archive = path.join(folder, `${path.basename(name)}.tgz`);
    execFileSync('pnpm', ['pack', '--out', archive], { cwd: source, stdio: 'pipe' });
    execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  };
  await install('@org/ui', library);
  await install('@org/zodiac-core', path.join(library, '../zodiac-core'));
  for (const name of ['react', 'react-dom', 'react-server-dom-parcel', 'radix-ui', 'd3-scale', 'd3-shape'])
    await symlink(path.join(library, 'node_modules', name), path.join(modules, name), 'junction');
  return {
    folder,
    write: async (files) => {
      for (const [file, content] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), content);
      }
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
