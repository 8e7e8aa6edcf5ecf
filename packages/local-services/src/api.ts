import path from 'node:path';
import { answers, Child, type ChildOptions } from './child.ts';
import { root } from './settings.ts';
import type { Spawned } from './supervised.ts';

/** How to run a program of the API: built, or from source. */
export function apiProgram(name: 'main' | 'cli', dev: boolean): { script: string; nodeArgs: string[] } {
  return dev
    ? { script: path.join(root, `apps/api/src/${name}.ts`), nodeArgs: ['--conditions=@org/source'] }
    : { script: path.join(root, `apps/api/dist/${name}.js`), nodeArgs: ['--enable-source-maps'] };
}

interface ApiOptions extends Pick<ChildOptions, 'env' | 'logFile' | 'onLine' | 'onSpawn'> {
  dev: boolean;
  /** Where it answers. */
  url: string;
}

/** Starts the API; in development it starts again on every change. */
export function spawnApi({ dev, url, ...rest }: ApiOptions): Spawned {
  const { script, nodeArgs } = apiProgram('main', dev);
  const child = new Child({
    name: 'API',
    ...(dev
      ? { script: path.join(import.meta.dirname, 'dev-api-process.ts'), args: [script] }
      : { script, nodeArgs: [...nodeArgs, exitWithParent] }),
    ...rest,
  });
  return { child, isReady: () => answers(`${url}/readyz`) };
}

const exitWithParent = `--import=${path.join(import.meta.dirname, 'exit-with-parent.ts')}`;

interface WebOptions extends Pick<ChildOptions, 'logFile' | 'onLine' | 'onSpawn'> {
  port: number;
  apiPort: number;
}

/** Starts the development server of the web application, which passes on to the API what is the API's. */
export function spawnWeb({ port, apiPort, ...rest }: WebOptions): Spawned {
  const child = new Child({
    name: 'Vite',
    script: path.join(root, 'node_modules/vite/bin/vite.js'),
    nodeArgs: [exitWithParent],
    args: ['--port', String(port), '--strictPort', '--host', '127.0.0.1', '--logLevel', 'warn'],
    cwd: path.join(root, 'apps/web'),
    env: { PORT: String(port), API_PORT: String(apiPort) },
    ...rest,
  });
  return { child, isReady: () => answers(`http://127.0.0.1:${port}/`) };
}
