import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitForExit, isAlive, signal, startOf } from './processes.ts';

const stopTimeoutMs = 15_000;

const fileOf = (folder: string, name: string): string => path.join(folder, `${name}.json`);

/** Writes the pid of a service to a run file, so that the next launcher can stop it. */
export function writeRunFile(folder: string, name: string, pid: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, name), JSON.stringify({ pid, started: startOf(pid) }));
}

/** The pid in a run file, if that process is still running. */
export function runningPid(folder: string, name: string): number | undefined {
  const content = contentOf(folder, name);
  return content === undefined ? undefined : runningPidIn(content);
}

/** Reads a run file. Returns `undefined` if it does not exist. */
function contentOf(folder: string, name: string): string | undefined {
  const file = fileOf(folder, name);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function runningPidIn(text: string): number | undefined {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // A crash left an incomplete file.
    return undefined;
  }
  const { pid, started } = (content ?? {}) as { pid?: unknown; started?: unknown };
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid < 2) return undefined;
  return isAlive(pid) && startOf(pid) === started ? pid : undefined;
}

/**
 * Claims a name for this process, as a lock.
 *
 * @returns `undefined` on success, or the pid of the process that holds the name
 */
export function claimRunFile(folder: string, name: string): number | undefined {
  mkdirSync(folder, { recursive: true });
  const temporaryFile = path.join(folder, `${name}.${process.pid}`);
  writeFileSync(temporaryFile, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    while (!isLinked(temporaryFile, fileOf(folder, name))) {
      const content = contentOf(folder, name);
      // The holder has released the name in between.
      if (content === undefined) continue;
      const holder = runningPidIn(content);
      if (holder !== undefined) return holder;
      rmSync(fileOf(folder, name), { force: true });
    }
    return undefined;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

/** Makes a link, which is atomic. @returns `false` if another process was first */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Releases a name that this process claimed. */
export function releaseRunFile(folder: string, name: string): void {
  rmSync(fileOf(folder, name), { force: true });
}

/**
 * Stops the processes that an earlier launcher left. A process with a reused pid is not stopped.
 *
 * @param except - name whose run file is not read
 * @returns the names of the stopped processes
 */
export async function stopOrphans(folder: string, except: string): Promise<string[]> {
  const names = namesIn(folder).filter((name) => name !== except);
  const stopped = await Promise.all(
    names.map(async (name) => {
      const pid = runningPid(folder, name);
      if (pid !== undefined) {
        signal(pid, 'SIGTERM');
        if (!(await waitForExit(pid, stopTimeoutMs))) signal(pid, 'SIGKILL');
      }
      rmSync(fileOf(folder, name), { force: true });
      return pid === undefined ? [] : [name];
    }),
  );
  return stopped.flat();
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && entry.name.endsWith('.json') ? path.basename(entry.name, '.json') : [],
  );
}
