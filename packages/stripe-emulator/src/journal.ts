import {
  appendFileSync,
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import { nowSeconds } from './ids.ts';
import { apply, emptyState, type Change, type Recorder, type State } from './store.ts';

const firstLine = JSON.stringify({ file: 'stripe-emulator', version: 1 });

const day = 86_400;
const keptSeconds = { replies: day, events: 30 * day } as const;

/**
 * The state in a file: one line for each group of changes, written before the call that made them is answered. What
 * was answered is therefore there after a SIGKILL, and a line cut short by one was never answered.
 */
export class Journal {
  readonly state: State;
  readonly #file: string;
  #descriptor: number;

  /** @throws where the file cannot be read or written, or is something else */
  constructor(file: string) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true });
    this.state = forgetOld(readState(file));
    this.#descriptor = this.#rewrite(this.state);
  }

  readonly record: Recorder = (changes) => {
    if (changes) this.#append(`${JSON.stringify(changes)}\n`);
    else {
      closeSync(this.#descriptor);
      this.#descriptor = this.#rewrite(emptyState());
    }
  };

  #append(line: string): void {
    const { size } = fstatSync(this.#descriptor);
    try {
      appendFileSync(this.#descriptor, line);
    } catch (error) {
      // A full disk takes half a line, which would spoil those that follow.
      ftruncateSync(this.#descriptor, size);
      throw error;
    }
  }

  close(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }

  /** Replaces the file by one with a line for each object, at once or not at all. @returns its descriptor */
  #rewrite(state: State): number {
    const changes = Object.entries(state).flatMap(([table, objects]) =>
      Object.values(objects).map((object) => [table, object]),
    );
    const lines = changes.map((change) => JSON.stringify([change]));
    const next = `${this.#file}.new`;
    const descriptor = openSync(next, 'w', 0o600);
    appendFileSync(descriptor, `${[firstLine, ...lines].join('\n')}\n`);
    fsyncSync(descriptor);
    renameSync(next, this.#file);
    return descriptor;
  }
}

function readState(file: string): State {
  const state = emptyState();
  const text = readText(file);
  if (text === '') return state;
  const [first, ...lines] = text.split('\n');
  // What follows the last line end was being written when the process was killed.
  lines.pop();
  try {
    if (first !== firstLine) throw new SyntaxError('another first line');
    for (const line of lines) {
      for (const change of JSON.parse(line) as Change[]) apply(state, change);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const advice = 'is not a state file of this Stripe emulator: move it away and start again';
    throw new Error(`${file} ${advice}`, { cause: error });
  }
  return state;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Stripe keeps the replies to idempotency keys for a day, and events for thirty. */
function forgetOld(state: State): State {
  for (const [table, seconds] of Object.entries(keptSeconds)) {
    const objects = state[table as keyof typeof keptSeconds];
    for (const [id, { created }] of Object.entries(objects)) {
      if (created < nowSeconds() - seconds) delete objects[id];
    }
  }
  return state;
}
