import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface ChildOptions {
  name: string;
  script: string;
  nodeArgs?: string[];
  args?: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** File that keeps what the process prints. */
  logFile?: string;
  onLine?: (line: string) => void;
}

const killAfterMs = 15_000;

/** A Node process of its own, in a process group of its own: Ctrl-C reaches the launcher only, which stops each in turn. */
export class Child {
  readonly name: string;
  readonly process: ChildProcess;
  readonly exited: Promise<number | null>;
  #output = '';

  constructor({ name, script, nodeArgs = [], args = [], env = {}, cwd, logFile, onLine }: ChildOptions) {
    this.name = name;
    this.process = spawn(process.execPath, [...nodeArgs, script, ...args], {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
    const log = logFile ? createWriteStream(logFile, { flags: 'w' }) : undefined;
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log?.write(text);
        this.#output = (this.#output + text).slice(-4_000);
        for (const line of text.split('\n')) if (line.trim()) onLine?.(line);
      });
    }
    this.exited = new Promise((resolve) => {
      this.process.on('exit', (code) => {
        log?.end();
        resolve(code);
      });
      this.process.on('error', () => resolve(null));
    });
  }

  get pid(): number {
    return this.process.pid ?? -1;
  }

  get running(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** The end of what it printed. */
  get output(): string {
    return this.#output.trim();
  }

  /** Waits until `ready` answers true; throws with what the process printed when it ends first or takes too long. */
  async until(ready: () => Promise<boolean>, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await ready().catch(() => false))) {
      if (!this.running) throw new Error(`${this.name} ended before it was ready.\n${this.output}`);
      if (Date.now() > deadline)
        throw new Error(`${this.name} was not ready after ${timeoutMs / 1000} s.\n${this.output}`);
      await wait(50);
    }
  }

  async stop(): Promise<void> {
    if (!this.running) return;
    this.process.kill('SIGTERM');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), killAfterMs);
    await this.exited;
    clearTimeout(timer);
  }
}

/** Whether an address answers with a success. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.arrayBuffer();
  return response.ok;
}
