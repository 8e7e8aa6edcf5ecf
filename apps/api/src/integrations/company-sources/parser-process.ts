import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FoundOpenings } from './company-sources.ts';
import type { RobotsCheck } from './robots-rules.ts';
import { SourceFailure } from './source-failure.ts';

/** Untrusted text whose parser may need much time or memory. */
export type ParseTask =
  | { readonly kind: 'careers-page'; readonly html: string; readonly address: string }
  | ({ readonly kind: 'robots' } & RobotsCheck);

export interface ParseResults {
  'careers-page': FoundOpenings;
  robots: boolean;
}

export type ParseResponse =
  | { readonly value: ParseResults[ParseTask['kind']] }
  /** The reason why the text could not be parsed. */
  | { readonly invalid: string };

/** Maximum time for a task, counted from when the process is ready. A normal page takes a few milliseconds. */
const maxParseMs = 3_000;
const maxMemoryMb = 128;
const childFile = new URL(
  `./parser-process-child.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/**
 * Parses untrusted text in a separate process, one task at a time. A task that exceeds the time or memory limit ends
 * the process, and the next task starts another. A worker thread would not be enough: V8 can abort the whole process
 * when a thread reaches its memory limit.
 */
export class ParserProcess {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws SourceFailure `invalid` when the text exceeds the limits, `unreachable` when the signal aborts */
  parse<Kind extends ParseTask['kind']>(
    task: Extract<ParseTask, { kind: Kind }>,
    signal: AbortSignal,
  ): Promise<ParseResults[Kind]> {
    const run = (): Promise<ParseResponse> => this.#run(task, signal);
    // Runs after the previous task, whether it succeeded or failed.
    const response = this.#last.then(run, run);
    this.#last = response;
    return response.then((result) => {
      if ('invalid' in result) throw new SourceFailure('invalid', result.invalid);
      return result.value as ParseResults[Kind];
    });
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async #run(task: ParseTask, signal: AbortSignal): Promise<ParseResponse> {
    const finished = new AbortController();
    const ends = AbortSignal.any([signal, finished.signal]);
    let timer: NodeJS.Timeout | undefined;
    try {
      signal.throwIfAborted();
      const child = await this.#readyChild(ends);
      keepsAlive(child, true);
      timer = setTimeout(() => finished.abort(), maxParseMs);
      const response = nextMessage(child, ends) as Promise<ParseResponse>;
      child.send(task);
      return await response;
    } catch (error) {
      await this.close();
      this.#child = undefined;
      if (signal.aborted)
        throw new SourceFailure('unreachable', 'the request ended before the text was parsed', error);
      throw new SourceFailure('invalid', 'the text cannot be parsed within the limits', error);
    } finally {
      if (this.#child) keepsAlive(this.#child, false);
      clearTimeout(timer);
      finished.abort();
    }
  }

  async #readyChild(signal: AbortSignal): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    const child = fork(childFile, [], {
      // Keeps the secrets of the environment out of the process.
      env: {},
      execArgv: [`--max-old-space-size=${maxMemoryMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#child = child;
    // A process that cannot be started, or cannot receive a task, counts as ended.
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    await nextMessage(child, signal);
    return child;
  }
}

/** @throws if the process ends first, or the signal aborts */
async function nextMessage(child: ChildProcess, signal: AbortSignal): Promise<unknown> {
  const exited = once(child, 'exit', { signal }).then(() => {
    throw new Error('The process exited.');
  });
  const [message] = (await Promise.race([once(child, 'message', { signal }), exited])) as [unknown];
  return message;
}

/** Sets whether a parsing or waiting process keeps the API running. */
function keepsAlive(child: ChildProcess, does: boolean): void {
  const act = does ? 'ref' : 'unref';
  child[act]();
  child.channel?.[act]();
}
