import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { LogFile } from './log-file.ts';

/** Another user to run as; only root can. */
export interface RunAs {
  uid: number;
  gid: number;
  /** Whether that user may pass folders that are closed to it, such as root's home. */
  reachesAll: boolean;
}

export interface ChildOptions {
  name: string;
  script: string;
  nodeArgs?: string[];
  args?: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  runAs?: RunAs | undefined;
  /** File that keeps what the process prints. */
  logFile?: string | undefined;
  onLine?: ((line: string) => void) | undefined;
  onSpawn?: ((pid: number) => void) | undefined;
}

/** A process ended, or took too long, before it was ready. */
export class NotReady extends Error {
  /** The end of what it printed. */
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

const killAfterMs = 15_000;
const keptOutput = 4_000;

/** The command that runs a program as another user without taking from it the right to pass closed folders. */
export const setpriv = ({ uid, gid }: RunAs): string[] => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  // Without this the kernel forgets the right where a program asks whether it may, rather than trying.
  '--securebits=+no_setuid_fixup',
];

/**
 * A Node process of its own, in a process group of its own: Ctrl-C reaches the launcher only, which stops each in turn.
 * It learns by a closed channel (`disconnect`) that its parent is gone.
 */
export class Child {
  readonly name: string;
  readonly process: ChildProcess;
  readonly exited: Promise<void>;
  #output = '';
  #rest = '';
  #ended = false;

  constructor(options: ChildOptions) {
    const { name, script, nodeArgs = [], args = [], runAs, logFile, onLine, onSpawn } = options;
    this.name = name;
    const node = [process.execPath, ...nodeArgs, script, ...args];
    const [command = '', ...words] = runAs?.reachesAll ? [...setpriv(runAs), ...node] : node;
    this.process = spawn(command, words, {
      cwd: options.cwd,
      env: {
        ...process.env,
        NO_PROXY: loopbackDirect(process.env.NO_PROXY),
        // What it prints goes to a file and, in part, to the launcher's own output.
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        ...options.env,
      },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      ...(runAs && !runAs.reachesAll && { uid: runAs.uid, gid: runAs.gid }),
    });
    if (this.process.pid !== undefined) onSpawn?.(this.process.pid);
    const log = logFile === undefined ? undefined : new LogFile(logFile);
    const hearLine = (line: string): void => {
      log?.write(`${line}\n`);
      if (line.trim()) onLine?.(line);
    };
    const hear = (text: string): void => {
      this.#output = (this.#output + text).slice(-keptOutput);
      this.#lines(text, hearLine);
    };
    this.process.stdout?.setEncoding('utf8').on('data', hear);
    this.process.stderr?.setEncoding('utf8').on('data', hear);
    this.exited = new Promise((resolve) => {
      this.process.once('close', () => {
        this.#ended = true;
        if (this.#rest) hearLine(this.#rest);
        resolve();
      });
      this.process.on('error', (error) => {
        hear(`${error.message}\n`);
        if (this.process.pid !== undefined) return;
        this.#ended = true;
        resolve();
      });
    });
  }

  get running(): boolean {
    return !this.#ended && this.process.exitCode === null && this.process.signalCode === null;
  }

  /** How it ended, for a sentence. */
  get ending(): string {
    const { exitCode, signalCode } = this.process;
    return signalCode ? `killed by ${signalCode}` : `code ${exitCode ?? 'unknown'}`;
  }

  /** The end of what it printed. */
  get output(): string {
    return this.#output.trim();
  }

  /** Waits until `ready` answers true; throws `NotReady` when the process ends first or takes too long. */
  async until(ready: () => Promise<boolean>, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.running) {
      if (await ready().catch(() => false)) return;
      if (Date.now() > deadline)
        throw new NotReady(`${this.name} was not ready after ${timeoutMs / 1000} s.`, this.output);
      await wait(25);
    }
    await this.exited;
    throw new NotReady(`${this.name} ended before it was ready (${this.ending}).`, this.output);
  }

  async stop(): Promise<void> {
    if (this.running) {
      this.process.kill('SIGTERM');
      const timer = setTimeout(() => this.kill(), killAfterMs);
      await this.exited;
      clearTimeout(timer);
    }
    await this.exited;
  }

  /** Ends it at once, without the chance to finish anything. */
  kill(): void {
    this.process.kill('SIGKILL');
  }

  /** Output comes in pieces that end anywhere. */
  #lines(text: string, onLine: (line: string) => void): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  }
}

/** A proxy set for the machine is not asked for what runs on it. */
function loopbackDirect(noProxy: string | undefined): string {
  return [noProxy, 'localhost', '127.0.0.1'].filter(Boolean).join(',');
}

/** Whether an address answers with a success. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.arrayBuffer();
  return response.ok;
}
