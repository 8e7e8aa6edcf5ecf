import path from 'node:path';
import { productionArgs } from '@org/local-services/launcher/api.ts';
import { respondsOk, Child } from '@org/local-services/process/child.ts';
import { freePort } from '@org/local-services/process/ports.ts';

const maxStartMs = 120_000;

export interface ApiProcess {
  pid: number;
  port: number;
  child: Child;
}

/**
 * Starts a process of a built checkout, on a free port.
 *
 * @param folder - the checkout
 * @param env - its variables, except the port
 */
export async function startApi(
  folder: string,
  env: Record<string, string>,
  onLine: (line: string) => void = () => undefined,
): Promise<ApiProcess> {
  const port = await freePort();
  const child = new Child({
    name: 'API',
    script: path.join(folder, 'apps/api/dist/main.js'),
    nodeArgs: productionArgs,
    env: { ...env, PORT: String(port) },
    onLine,
  });
  await child.until(() => respondsOk(`http://127.0.0.1:${port}/readyz`), maxStartMs);
  if (child.process.pid === undefined) throw new Error('The API process has ended.');
  return { pid: child.process.pid, port, child };
}
