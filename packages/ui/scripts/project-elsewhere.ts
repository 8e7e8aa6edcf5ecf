import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractTarball, packPackage, type PublicPackage } from '../../../smoke/pack.ts';

const library = path.join(import.meta.dirname, '..');

export interface ProjectElsewhere {
  folder: string;
  /** @param files - contents by path within the project */
  write: (files: Readonly<Record<string, string>>) => Promise<void>;
  remove: () => Promise<void>;
}

/** Packs the built packages and installs them, as from a registry, in a project outside the monorepo. */
export async function createProjectElsewhere(
  packages: readonly PublicPackage[] = ['ui', 'zodiac-core'],
): Promise<ProjectElsewhere> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ui-elsewhere-'));
  const modules = path.join(folder, 'node_modules');
  const install = (name: PublicPackage): void =>
    extractTarball(packPackage(name, folder), path.join(modules, '@org', name));
  for (const name of packages) install(name);
  for (const name of ['react', 'react-dom', 'react-server-dom-parcel', 'radix-ui', 'downshift', 'd3-shape'])
    await symlink(path.join(library, 'node_modules', name), path.join(modules, name), 'junction');
  await symlink(
    path.join(library, '../api-contract/node_modules/typebox'),
    path.join(modules, 'typebox'),
    'junction',
  );
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
