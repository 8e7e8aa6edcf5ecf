import { execFile } from 'node:child_process';
import { get } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { Child } from '@org/local-services/process/child.ts';
import { freePort } from '@org/local-services/process/ports.ts';

/** The maximum wait for the API to be ready. It is long, because a busy machine is not a failure. */
const readyWithinMs = 115_000;

const folder = path.join(import.meta.dirname, '../..');
const cache = path.join(folder, 'node_modules/.cache');
/**
 * `pnpm test` has built the programs before. Otherwise the tests build them, because an earlier build could be stale.
 */
const programs = process.env.IS_BUILT ? path.join(folder, 'dist') : path.join(cache, 'programs');

/** Bundles the programs of the API as production runs them. They start in a fraction of the time that the source takes. */
export const buildPrograms = async (): Promise<void> => {
  await promisify(execFile)(
    path.join(folder, 'node_modules/.bin/tsup'),
    ['--silent', '--out-dir', programs],
    {
      cwd: folder,
    },
  );
};

type Program = 'main' | 'cli' | 'prepare-process' | 'table-job';

export const programOf = (name: Program): string => path.join(programs, `${name}.js`);

/** The folder of compiled modules, which every process would otherwise compile again. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(cache, 'compiled') };

/** Starts a program of the API in a separate process. */
export const runProgram = (name: Program, env: Record<string, string>, args: string[] = []): Child =>
  new Child({ name, script: programOf(name), args, env: { NODE_ENV: 'test', ...compileCache, ...env } });

export interface ApiProcess extends AsyncDisposable {
  baseUrl: string;
  child: Child;
}

/** Starts the API in a separate process and waits until it is ready. */
export async function startProcess(variables: (port: number) => Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = runProgram('main', { ...variables(port), PORT: String(port) });
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
