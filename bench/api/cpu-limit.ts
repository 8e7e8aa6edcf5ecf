import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const groups = '/sys/fs/cgroup';
const periodUs = 100_000;
/** The first version of control groups has a folder for each resource. */
const isFirstVersion = existsSync(path.join(groups, 'cpu'));

/**
 * Limits the CPU time of a process by a control group, as a container does. Needs Linux and root.
 *
 * @param cores - the maximum, above 0: 0.1 is a tenth of a core
 * @returns a function that removes the group after the process has ended
 */
export function limitCpu(pid: number, cores: number): () => void {
  const group = path.join(groups, isFirstVersion ? 'cpu' : '', `zodiac-atlas-bench-${pid}`);
  const quotaUs = Math.round(cores * periodUs);
  mkdirSync(group);
  if (isFirstVersion) {
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(periodUs));
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quotaUs));
  } else writeFileSync(path.join(group, 'cpu.max'), `${quotaUs} ${periodUs}`);
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
