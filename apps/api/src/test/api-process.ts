import { get } from 'node:http';
import path from 'node:path';
import { Child } from '@org/local-services/launcher/child.ts';
import { freePort } from '@org/local-services/launcher/ports.ts';

/** Long, because a busy machine is not a failure. */
const readyWithinMs = 115_000;

const source = path.join(import.meta.dirname, '..');

/** A cache of compiled modules for all processes. */
const compiled = path.join(source, '../node_modules/.cache/compiled');

/** Starts a script of the API in a separate process, from source. */
export const runScript = (script: 'main' | 'cli', env: Record<string, string>, args: string[] = []): Child =>
  new Child({
    name: script,
    script: path.join(source, `${script}.ts`),
    nodeArgs: ['--conditions=@org/source'],
    args,
    env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled, ...env },
  });

export interface ApiProcess extends AsyncDisposable {
  baseUrl: string;
  child: Child;
}

/** Starts the API in a separate process and waits until it is ready. */
export async function startProcess(variables: (port: number) => Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = runScript('main', { ...variables(port), PORT: String(port) });
  await child.until(() => isReady(baseUrl), readyWithinMs);
  return { baseUrl, child, [Symbol.asyncDispose]: () => child.stop() };
}

/** Sends a request on a new connection, so that no keep-alive connection is open when the process stops. */
const isReady = (baseUrl: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    get(`${baseUrl}/readyz`, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', reject);
  });
