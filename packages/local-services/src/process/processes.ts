import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const hasProc = process.platform === 'linux';

/** Reads from /proc. Returns `undefined` if the process has exited or belongs to another user. */
function readProc<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The fields of /proc/<pid>/stat after the command, which may contain spaces and brackets. */
function statOf(pid: number): string[] | undefined {
  const stat = readProc(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** For systems without /proc. Some Linux images have no `ps`. */
function ps(field: string, pid: number): string {
  return spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

/** Whether a process is running. A zombie is not: in a container, PID 1 may never reap it. */
export function isAlive(pid: number): boolean {
  if (hasProc) return !['Z', 'X', undefined].includes(statOf(pid)?.[0]);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The start time of a process. Pids are reused, so only pid and start time together identify a process. */
export function startOf(pid: number): string {
  if (!hasProc) return ps('lstart', pid);
  const boot = readProc(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  return `${boot ?? ''} ${statOf(pid)?.[19] ?? ''}`;
}

/** The command line of a process, or an empty string if it is unknown. */
export function commandOf(pid: number): string {
  if (!hasProc) return ps('command', pid);
  return readProc(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')) ?? '';
}

/** The parent pid of a process, or 0 if it is unknown. */
export function parentOf(pid: number): number {
  return Number(hasProc ? statOf(pid)?.[1] : ps('ppid', pid)) || 0;
}

/** The working directory of a process. Known on Linux only. */
export function folderOf(pid: number): string | undefined {
  return hasProc ? readProc(() => readlinkSync(`/proc/${pid}/cwd`)) : undefined;
}

/** Sends a signal. @returns false if it is not permitted; true also if the process has already exited */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return true;
    return false;
  }
}

/** Waits for a process that is not a child to exit. @returns false after the timeout */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; isAlive(pid); await wait(50)) {
    if (Date.now() > deadline) return false;
  }
  return true;
}
