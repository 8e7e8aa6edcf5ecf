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

const daySeconds = 86_400;
/** Stripe keeps idempotency keys for 24 hours and events for 30 days. */
const retentionSeconds = { replies: daySeconds, events: 30 * daySeconds } as const;

/**
 * Stores the state in a file, one line per transaction. A line is written before its call is answered, so answered
 * calls survive a SIGKILL. An incomplete last line belongs to a call that was not answered.
 */
export class Journal {
  readonly state: State;
  readonly #descriptor: number;

  /** @throws Error if the file cannot be read or written, or is not a state file */
  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.state = deleteExpired(readState(file));
    this.#descriptor = rewrite(file, this.state);
  }

  readonly record: Recorder = (changes) => {
    const { size } = fstatSync(this.#descriptor);
    try {
      appendFileSync(this.#descriptor, `${JSON.stringify(changes)}\n`);
    } catch (error) {
      // On a full disk a partial line may be written, which would corrupt the next line.
      ftruncateSync(this.#descriptor, size);
      throw error;
    }
  };

  close(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }
}

/** Atomically replaces the file with one that has a line per object. @returns its descriptor */
function rewrite(file: string, state: State): number {
  const changes = Object.entries(state).flatMap(([table, objects]) =>
    Object.values(objects).map((object) => [table, object]),
  );
  const lines = changes.map((change) => JSON.stringify([change]));
  const next = `${file}.new`;
  const descriptor = openSync(next, 'w', 0o600);
  appendFileSync(descriptor, `${[firstLine, ...lines].join('\n')}\n`);
  fsyncSync(descriptor);
  renameSync(next, file);
  return descriptor;
}

function readState(file: string): State {
  const state = emptyState();
  const text = readText(file);
  if (text === '') return state;
  const [first, ...lines] = text.split('\n');
  // Text after the last line end is an incomplete line.
  lines.pop();
  try {
    if (first !== firstLine) throw new SyntaxError('another first line');
    for (const line of lines) {
      for (const change of JSON.parse(line) as Change[]) apply(state, change);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const advice = 'is not a state file of this Stripe emulator. Move it and start again.';
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

function deleteExpired(state: State): State {
  for (const [table, seconds] of Object.entries(retentionSeconds)) {
    const objects = state[table as keyof typeof retentionSeconds];
    for (const [id, { created }] of Object.entries(objects)) {
      if (created < nowSeconds() - seconds) delete objects[id];
    }
  }
  return state;
}
