import path from 'node:path';
import { respondsOk, Child, exitWithParent, type ChildOptions } from '../process/child.ts';
import { root } from './settings.ts';
import type { Spawned } from '../process/supervised.ts';

interface WebOptions extends Pick<ChildOptions, 'logFile' | 'onLine' | 'onSpawn'> {
  port: number;
  apiPort: number;
}

/** Starts the Vite development server of the web application, which proxies API requests. */
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
  return { child, isReady: () => respondsOk(`http://127.0.0.1:${port}/`) };
}
