import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** CPU time of a process since its start, in milliseconds. */
interface CpuTime {
  /** Time of the thread that runs JavaScript. On macOS, of all threads. */
  main: number;
  /** Time of the other threads: garbage collection, compression, files, and threads that the process started. */
  others: number;
}

const hasProc = existsSync('/proc/self/stat');
const msPerTick = 10;

/** `/proc/<pid>/stat` without the name of the program, which may contain spaces. */
const statOf = (path: string): string[] => {
  const text = readFileSync(path, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const ticks = (fields: readonly string[], ...places: number[]): number =>
  places.reduce((sum, place) => sum + Number(fields[place]), 0);

/** Reads the CPU time of a process. On Linux it counts in steps of 10 ms. */
export function cpuTimeOf(pid: number): CpuTime {
  if (!hasProc) return { main: psTimeOf([pid]), others: 0 };
  const whole = ticks(statOf(`/proc/${pid}/stat`), 11, 12) * msPerTick;
  const main = ticks(statOf(`/proc/${pid}/task/${pid}/stat`), 11, 12) * msPerTick;
  return { main, others: whole - main };
}

/** CPU time of a process and of all processes that it has started, in milliseconds. */
export function cpuTimeOfFamily(parent: number): number {
  if (!hasProc) return psTimeOf([parent, ...childrenByPs(parent)]);
  // The time of the parent includes its children that have ended.
  let sum = ticks(statOf(`/proc/${parent}/stat`), 11, 12, 13, 14);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = statOf(`/proc/${name}/stat`);
      if (Number(fields[1]) === parent) sum += ticks(fields, 11, 12);
    } catch (error) {
      // The process has ended since the folder was listed.
      if (!(error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))))
        throw error;
    }
  }
  return sum * msPerTick;
}

/** The process that started another. */
export const parentOf = (pid: number): number =>
  hasProc ? Number(statOf(`/proc/${pid}/stat`)[1]) : Number(ps(['-o', 'ppid=', '-p', String(pid)]).trim());

const ps = (args: string[]): string => execFileSync('ps', args, { encoding: 'utf8', env: process.env });

const childrenByPs = (parent: number): number[] =>
  ps(['-A', '-o', 'pid=,ppid='])
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));

/** `ps` prints minutes, seconds and hundredths. */
const psTimeOf = (pids: readonly number[]): number =>
  ps(['-o', 'time=', '-p', pids.join(',')])
    .trim()
    .split('\n')
    .map((line) => line.trim().split(':').map(Number))
    .reduce((sum, parts) => sum + parts.reduce((total, part) => total * 60 + part, 0) * 1_000, 0);
