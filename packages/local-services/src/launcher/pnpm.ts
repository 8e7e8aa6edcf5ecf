import { commandOf, isAlive, parentOf, startOf } from '../process/processes.ts';

const pollIntervalMs = 1_000;

/** The pids of npx, pnpm and their shells that wait for this process, nearest first. */
function waitingAncestors(): number[] {
  const pids: number[] = [];
  for (let pid = process.ppid; pid > 1 && /pnpm|start-local/.test(commandOf(pid)); pid = parentOf(pid)) {
    pids.push(pid);
  }
  return pids;
}

/** Calls `act` when pnpm or npx was killed. The launcher would otherwise continue without a terminal. */
export function whenPnpmEnds(act: () => void): void {
  const watched = waitingAncestors().map((pid) => ({ pid, started: startOf(pid) }));
  const timer = setInterval(() => {
    if (watched.every(({ pid, started }) => isAlive(pid) && startOf(pid) === started)) return;
    clearInterval(timer);
    act();
  }, pollIntervalMs);
  timer.unref();
}
