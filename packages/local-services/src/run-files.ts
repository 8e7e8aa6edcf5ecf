import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function ps(field: string, pid: number): Promise<string> {
  return run('ps', ['-o', `${field}=`, '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

export const commandOf = (pid: number): Promise<string> => ps('command', pid);

/** When a process started: together with its pid it names one process for ever, as pids are used again. */
const startOf = (pid: number): Promise<string> => ps('lstart', pid);

export async function writeRunFile(folder: string, name: string, pid: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify({ pid, started: await startOf(pid) }));
}

/** Whether a process a run file names still runs. */
export async function runningPid(folder: string, name: string): Promise<number | undefined> {
  const text = await readFile(path.join(folder, `${name}.json`), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { pid, started } = JSON.parse(text) as { pid: number; started: string };
  return isAlive(pid) && (await startOf(pid)) === started ? pid : undefined;
}

/** Stops the processes that an earlier launcher left behind, and no other. */
export async function stopOrphans(folder: string): Promise<string[]> {
  const stopped: string[] = [];
  for (const file of await readdir(folder).catch(() => [])) {
    const name = path.basename(file, '.json');
    const pid = await runningPid(folder, name);
    if (pid !== undefined) {
      process.kill(pid, 'SIGTERM');
      for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 100) await wait(100);
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      stopped.push(name);
    }
    await rm(path.join(folder, file), { force: true });
  }
  return stopped;
}
