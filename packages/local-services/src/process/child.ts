import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { LogFile } from './log-file.ts';

/** The user a process runs as. Only root can choose another user. */
export interface RunAs {
  uid: number;
  gid: number;
  /** Whether the process keeps the capability to read files of other users, such as in root's home. */
  bypassesPermissions: boolean;
}

export interface ChildOptions {
  name: string;
  script: string;
  nodeArgs?: string[];
  args?: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  runAs?: RunAs | undefined;
  /** File for the output of the process. */
  logFile?: string | undefined;
  onLine?: ((line: string) => void) | undefined;
  onSpawn?: ((pid: number) => void) | undefined;
}

/** A process exited or timed out before it was ready. */
export class NotReady extends Error {
  /** The last part of its output. */
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

/**
 * The folder of compiled modules, which every process would otherwise compile again. Node also keeps TypeScript files
 * without their types there.
 */
const compileCache = path.join(import.meta.dirname, '../../node_modules/.cache/compiled');

const stopTimeoutMs = 15_000;
const maxOutputCharacters = 4_000;

/** The `setpriv` command line that changes the user and keeps the capability CAP_DAC_OVERRIDE. */
export const setpriv = ({ uid, gid }: RunAs): string[] => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  // Without this, access(2) does not take the capability into account.
  '--securebits=+no_setuid_fixup',
];

/** Node argument for programs that do not handle `disconnect`: they exit with the launcher. */
export const exitWithParent = `--import=${path.join(import.meta.dirname, 'exit-with-parent.ts')}`;

/**
 * A Node process in a separate process group, so that Ctrl-C reaches only the launcher, which stops its children in
 * order. The child receives `disconnect` when its parent exits.
 */
export class Child {
  readonly name: string;
  readonly process: ChildProcess;
  readonly exited: Promise<void>;
  #output = '';
  #ended = false;

  constructor(options: ChildOptions) {
    const { name, script, nodeArgs = [], args = [], runAs, logFile, onLine, onSpawn } = options;
    this.name = name;
    const node = [process.execPath, ...nodeArgs, script, ...args];
    const [command = '', ...words] = runAs?.bypassesPermissions ? [...setpriv(runAs), ...node] : node;
    this.process = spawn(command, words, {
      cwd: options.cwd,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache,
        NO_PROXY: withLoopback(process.env.NO_PROXY),
        // Turns colors off, because the output also goes to a file.
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        ...options.env,
      },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      ...(runAs && !runAs.bypassesPermissions && { uid: runAs.uid, gid: runAs.gid }),
    });
    if (this.process.pid !== undefined) onSpawn?.(this.process.pid);
    const log = logFile === undefined ? undefined : new LogFile(logFile);
    const onOutputLine = (line: string): void => {
      this.#output = `${this.#output}${line}\n`.slice(-maxOutputCharacters);
      log?.write(`${line}\n`);
      if (line.trim()) onLine?.(line);
    };
    for (const input of [this.process.stdout, this.process.stderr])
      if (input) createInterface({ input }).on('line', onOutputLine);
    this.exited = new Promise((resolve) => {
      this.process.once('close', () => {
        this.#ended = true;
        resolve();
      });
      this.process.on('error', (error) => {
        onOutputLine(error.message);
        if (this.process.pid !== undefined) return;
        this.#ended = true;
        resolve();
      });
    });
  }

  get running(): boolean {
    return !this.#ended && this.process.exitCode === null && this.process.signalCode === null;
  }

  /** The exit code or signal, for messages. */
  get ending(): string {
    const { exitCode, signalCode } = this.process;
    return signalCode ? `killed by ${signalCode}` : `code ${exitCode ?? 'unknown'}`;
  }

  /** The last part of its output. */
  get output(): string {
    return this.#output.trim();
  }

  /**
   * Waits until `ready` resolves to true.
   *
   * @throws NotReady if the process exits first or `timeoutMs` elapses
   */
  async until(ready: () => Promise<boolean>, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.running) {
      if (await ready().catch(() => false)) return;
      if (Date.now() > deadline)
        throw new NotReady(`${this.name} was not ready after ${timeoutMs / 1000} s.`, this.output);
      await wait(100);
    }
    await this.exited;
    throw new NotReady(`${this.name} exited before it was ready (${this.ending}).`, this.output);
  }

  /** Stops the process with SIGTERM, and with SIGKILL after 15 seconds. */
  async stop(): Promise<void> {
    if (this.running) {
      this.process.kill('SIGTERM');
      const timer = setTimeout(() => this.kill(), stopTimeoutMs);
      await this.exited;
      clearTimeout(timer);
    }
    await this.exited;
  }

  kill(): void {
    this.process.kill('SIGKILL');
  }
}

/** Adds loopback addresses to NO_PROXY, since a proxy cannot reach them. */
function withLoopback(noProxy: string | undefined): string {
  return [noProxy, 'localhost', '127.0.0.1'].filter(Boolean).join(',');
}

/** Long, because a busy machine is not a failure. */
const maxResponseMs = 15_000;

/** Whether a URL responds with a 2xx. @throws TypeError if it cannot be reached */
export async function respondsOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(maxResponseMs) });
  await response.arrayBuffer();
  return response.ok;
}
