import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ended, isAlive, signal, startOf } from './processes.ts';

/** Long enough for the slowest of our own to end in order. */
const graceMs = 15_000;

const fileOf = (folder: string, name: string): string => path.join(folder, `${name}.json`);

/** Notes which process runs under a name, before anything else can happen to the launcher. */
export function writeRunFile(folder: string, name: string, pid: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, name), JSON.stringify({ pid, started: startOf(pid) }));
}

/** The process a run file names, if it is that very process that still runs. */
export function runningPid(folder: string, name: string): number | undefined {
  let noted: unknown;
  try {
    noted = JSON.parse(readFileSync(fileOf(folder, name), 'utf8'));
  } catch {
    // No file, or one cut short by a crash: it names nobody.
    return undefined;
  }
  const { pid, started } = (noted ?? {}) as { pid?: unknown; started?: unknown };
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid < 2) return undefined;
  return isAlive(pid) && startOf(pid) === started ? pid : undefined;
}

/**
 * Takes a name for this process, as a lock.
 *
 * @returns `undefined`, or the process that holds the name already
 */
export function claimRunFile(folder: string, name: string): number | undefined {
  mkdirSync(folder, { recursive: true });
  const holder = runningPid(folder, name);
  if (holder !== undefined) return holder;
  rmSync(fileOf(folder, name), { force: true });
  const draft = path.join(folder, `${name}.${process.pid}`);
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    // Appears whole or not at all, and never in place of another's.
    linkSync(draft, fileOf(folder, name));
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return claimRunFile(folder, name);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Gives a name back that this process claimed. */
export function releaseRunFile(folder: string, name: string): void {
  rmSync(fileOf(folder, name), { force: true });
}

/**
 * Stops the processes that an earlier launcher left behind, and no other: a pid that now belongs to somebody else is
 * left alone.
 *
 * @returns the names of those it stopped
 */
export async function stopOrphans(folder: string, except: string): Promise<string[]> {
  const names = namesIn(folder).filter((name) => name !== except);
  const stopped = await Promise.all(
    names.map(async (name) => {
      const pid = runningPid(folder, name);
      if (pid !== undefined) {
        signal(pid, 'SIGTERM');
        if (!(await ended(pid, graceMs))) signal(pid, 'SIGKILL');
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
