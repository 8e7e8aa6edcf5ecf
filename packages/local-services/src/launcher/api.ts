import path from 'node:path';
import { respondsOk, Child, exitWithParent, type ChildOptions } from '../process/child.ts';
import { root } from './settings.ts';
import type { Spawned } from '../process/supervised.ts';

/**
 * Node arguments of production. V8 keeps new objects in semi-spaces of at most 4 MB, which saves 60 MB after startup.
 */
export const productionArgs = ['--max-semi-space-size=4'];

/** The script and Node arguments of an API program: the build, or the source in development. */
export function apiProgram(name: 'main' | 'cli', dev: boolean): { script: string; nodeArgs: string[] } {
  return dev
    ? { script: path.join(root, `apps/api/src/${name}.ts`), nodeArgs: ['--conditions=@org/source'] }
    : {
        script: path.join(root, `apps/api/dist/${name}.js`),
        nodeArgs: ['--enable-source-maps', ...productionArgs],
      };
}

interface ApiOptions extends Pick<ChildOptions, 'env' | 'logFile' | 'onLine' | 'onSpawn'> {
  dev: boolean;
  /** Base URL of the API. */
  url: string;
}

/** Starts the API. In development it restarts on every change. */
export function spawnApi({ dev, url, ...rest }: ApiOptions): Spawned {
  const { script, nodeArgs } = apiProgram('main', dev);
  const child = new Child({
    name: 'API',
    ...(dev
      ? { script: path.join(import.meta.dirname, 'dev-api-process.ts'), args: [script] }
      : { script, nodeArgs: [...nodeArgs, exitWithParent] }),
    ...rest,
  });
  return { child, isReady: () => respondsOk(`${url}/readyz`) };
}
