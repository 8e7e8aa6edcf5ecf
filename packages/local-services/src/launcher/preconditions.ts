import { accessSync, constants, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopOrphanPostgres } from '../postgres/postgres.ts';
import { portProblem } from '../process/ports.ts';
import { sayWhile } from '../process/say-while.ts';
import { claimRunFile, stopOrphans } from '../process/run-files.ts';
import { portsOf, type Settings } from './settings.ts';
import { StartError } from '../process/start-error.ts';

/** A new cluster takes about 60 MB. */
const minFreeBytes = 200_000_000;
/** How long to wait for a port that a stopping process still holds. */
const portTimeoutMs = { clean: 5_000, afterKill: 120_000 };
const reportIntervalMs = 2_000;

/**
 * Checks folders, disk space and ports before any process starts, and stops processes that an earlier launcher left.
 *
 * @param print - receives what it waits for
 * @returns the names of the stopped processes
 * @throws StartError with a message that says what to do
 */
export async function checkPreconditions(
  settings: Settings,
  print: (line: string) => void,
): Promise<string[]> {
  const { dataDir, runDir } = settings;
  ensureWritable(dataDir);
  ensureOwn(dataDir);
  ensureSpace(dataDir);
  const holder = claimRunFile(runDir, 'launcher');
  if (holder !== undefined) {
    throw new StartError(
      `Zodiac Atlas is already running from this folder. Stop it first, with Ctrl-C in its terminal or with "kill ${holder}".`,
    );
  }
  const stopped = await stopOrphans(runDir, 'launcher');
  const stoppingPostgres = stopOrphanPostgres(path.join(dataDir, 'postgres'));
  const postgresStops = 'PostgreSQL of an earlier start is still stopping. Waiting …';
  if (await sayWhile(stoppingPostgres, () => postgresStops, { print, everyMs: reportIntervalMs }))
    stopped.push('PostgreSQL server');
  const timeoutMs = stopped.length > 0 ? portTimeoutMs.afterKill : portTimeoutMs.clean;
  for (const [variable, port] of portsOf(settings)) {
    const freeing = ensureFree(port, variable, timeoutMs);
    await sayWhile(freeing, () => `Port ${port} is in use. Waiting for it …`, {
      print,
      everyMs: reportIntervalMs,
    });
  }
  return stopped;
}

function ensureWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} is not writable. Change its permissions, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Fails if the folder has files of another user, such as root. Otherwise each service would fail at such a file. */
function ensureOwn(folder: string): void {
  for (const name of readdirSync(folder)) {
    try {
      accessSync(path.join(folder, name), constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new StartError(
        `${path.join(folder, name)} belongs to another user. Start as that user, change its owner with chown, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
  }
}

function ensureSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= minFreeBytes) return;
  throw new StartError(
    `The disk of ${folder} has ${Math.floor(free / 1e6)} MB left, and 200 MB are required. Free some space, or set DATA_DIR to another folder.`,
  );
}

async function ensureFree(port: number, variable: string, timeoutMs: number): Promise<void> {
  let problem = await portProblem(port);
  // The port of a process that is stopping becomes free a moment later.
  for (const deadline = Date.now() + timeoutMs; problem === 'taken' && Date.now() < deadline;) {
    await wait(50);
    problem = await portProblem(port);
  }
  if (problem === 'taken') {
    throw new StartError(`Port ${port} is already in use. Free it, or set ${variable} to another port.`);
  }
  if (problem === 'forbidden') {
    throw new StartError(`Port ${port} is not permitted. Set ${variable} to a port above 1023.`);
  }
}
