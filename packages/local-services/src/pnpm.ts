import { commandOf, isAlive, parentOf, startOf } from './processes.ts';

const lookEveryMs = 1_000;

/** npx, pnpm and their shells, from the nearest on: each waits for what it runs. */
function waiting(): number[] {
  const pids: number[] = [];
  for (let pid = process.ppid; pid > 1 && /pnpm|start-local/.test(commandOf(pid)); pid = parentOf(pid)) {
    pids.push(pid);
  }
  return pids;
}

/** Acts when one of those that wait for this process is gone: it was killed, and nobody is left to press Ctrl-C. */
export function whenPnpmEnds(act: () => void): void {
  const watched = waiting().map((pid) => ({ pid, started: startOf(pid) }));
  const timer = setInterval(() => {
    if (watched.every(({ pid, started }) => isAlive(pid) && startOf(pid) === started)) return;
    clearInterval(timer);
    act();
  }, lookEveryMs);
  timer.unref();
}
