import { accessSync, constants, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopOrphanPostgres } from './postgres.ts';
import { portTrouble } from './ports.ts';
import { claimRunFile, stopOrphans } from './run-files.ts';
import { portsOf, type Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** A new cluster takes 60 MB, its logs and the accounts less. */
const minFreeBytes = 200_000_000;
/** How long a port may be held by a process that is ending; longer after a start that did not end in order. */
const leaveMs = { clean: 2_000, killed: 30_000 };

/**
 * Everything that must hold before a process is started. Stops what an earlier launcher left behind.
 *
 * @returns the names of what it stopped
 * @throws StartError in one sentence that says what to do
 */
export async function checkPreconditions(settings: Settings): Promise<string[]> {
  const { dataDir, runDir } = settings;
  ensureWritable(dataDir);
  ensureOwn(dataDir);
  ensureSpace(dataDir);
  const holder = claimRunFile(runDir, 'launcher');
  if (holder !== undefined) {
    throw new StartError(
      `Zodiac Atlas is already running from this folder; stop it first, with Ctrl-C in its terminal or with "kill ${holder}".`,
    );
  }
  const stopped = await stopOrphans(runDir, 'launcher');
  if (await stopOrphanPostgres(path.join(dataDir, 'postgres'))) stopped.push('PostgreSQL server');
  const patienceMs = stopped.length > 0 ? leaveMs.killed : leaveMs.clean;
  for (const [variable, port] of portsOf(settings)) await ensureFree(port, variable, patienceMs);
  return stopped;
}

function ensureWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} cannot be written; give yourself write permission, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** What root left in a person's folder would stop one service after the other. */
function ensureOwn(folder: string): void {
  for (const name of readdirSync(folder)) {
    try {
      accessSync(path.join(folder, name), constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new StartError(
        `${path.join(folder, name)} belongs to another user; start as that user, take it over with chown, or set DATA_DIR to another folder.`,
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
    `The disk that holds ${folder} has ${Math.floor(free / 1e6)} MB left and 200 MB are needed; free some, or set DATA_DIR to another folder.`,
  );
}

async function ensureFree(port: number, variable: string, patienceMs: number): Promise<void> {
  let trouble = await portTrouble(port);
  // What an earlier launcher left behind ends by itself, and its ports are free a moment after it.
  for (const deadline = Date.now() + patienceMs; trouble === 'taken' && Date.now() < deadline;) {
    await wait(50);
    trouble = await portTrouble(port);
  }
  if (trouble === 'taken') {
    throw new StartError(`Port ${port} is taken; free it, or choose another by setting ${variable}.`);
  }
  if (trouble === 'forbidden') {
    throw new StartError(`You may not listen on port ${port}; choose one above 1023 by setting ${variable}.`);
  }
}
