import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const hasProc = process.platform === 'linux';

/** `undefined` where the file is gone or not ours to read: the process ended, or belongs to somebody else. */
function readProc<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Fields of /proc/<pid>/stat after the command, which may itself hold spaces and brackets. */
function statOf(pid: number): string[] | undefined {
  const stat = readProc(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Not every machine has `ps`, and every Linux has /proc. */
function ps(field: string, pid: number): string {
  return spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

/** Whether a process runs. One that ended and was never waited for, as under a container's first process, does not. */
export function isAlive(pid: number): boolean {
  if (hasProc) return !['Z', 'X', undefined].includes(statOf(pid)?.[0]);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started: together with its pid it names one process for ever, as pids are used again. */
export function startOf(pid: number): string {
  if (!hasProc) return ps('lstart', pid);
  const boot = readProc(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  return `${boot ?? ''} ${statOf(pid)?.[19] ?? ''}`;
}

/** Command line of a process, its words separated by spaces; empty where it is unknown. */
export function commandOf(pid: number): string {
  if (!hasProc) return ps('command', pid);
  return readProc(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')) ?? '';
}

/** The process that started a process, or has taken it over. */
export function parentOf(pid: number): number {
  return Number(hasProc ? statOf(pid)?.[1] : ps('ppid', pid)) || 0;
}

/** Folder a process works in, where the system tells. */
export function folderOf(pid: number): string | undefined {
  return hasProc ? readProc(() => readlinkSync(`/proc/${pid}/cwd`)) : undefined;
}

/** Sends a signal to a process that may be gone. @returns whether it may be sent one */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return true;
    return false;
  }
}

/** Waits for a process that is not our child to end. @returns whether it did */
export async function ended(pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; isAlive(pid); await wait(50)) {
    if (Date.now() > deadline) return false;
  }
  return true;
}
