/**
 * Runs the official Auth emulator with four additions. It saves its accounts to disk atomically before it answers a call
 * that changes them, so a SIGKILL loses no acknowledged change. It keeps sessions across a restart. It enables email
 * enumeration protection, as in production. And it starts in a fraction of the time.
 */
import { subscribe } from 'node:diagnostics_channel';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '../process/ports.ts';

const [folder = '', port = '', project = '', keeping = '', protection = ''] = process.argv.slice(2);
const keeps = keeping === 'keep';
const protects = protection === 'protect';
const host = '127.0.0.1';
const origin = `http://${host}:${port}`;

/** Has the layout of `firebase emulators:export`, so that `--import` can read it. */
const exported = path.join(folder, 'accounts');
const metadata = path.join(exported, 'firebase-export-metadata.json');
const files = [
  { name: 'config.json', address: `/emulator/v1/projects/${project}/config` },
  {
    name: 'accounts.json',
    address: `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`,
  },
];
const saved = new Map<string, string>();
const load = createRequire(import.meta.url);

function writeAtomically(file: string, text: string): void {
  const temporaryFile = path.join(folder, 'temporary-file');
  writeFileSync(temporaryFile, text);
  renameSync(temporaryFile, file);
}

async function save(): Promise<void> {
  for (const { name, address } of files) {
    const response = await fetch(origin + address, { headers: { authorization: 'Bearer owner' } });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    if (saved.get(name) === text) continue;
    writeAtomically(path.join(exported, 'auth_export', name), text);
    saved.set(name, text);
  }
  if (existsSync(metadata)) return;
  const { version } = load('firebase-tools/package.json') as { version: string };
  writeAtomically(metadata, JSON.stringify({ version, auth: { version, path: 'auth_export' } }));
}

let saving: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/** Saves after the save in progress. Calls that arrive meanwhile share the next save. */
function saveAll(): Promise<void> {
  next ??= saving.then(() => {
    next = undefined;
    saving = save().catch((error: unknown) => {
      process.stderr.write(`The accounts could not be saved: ${String(error)}\n`);
    });
    return saving;
  });
  return next;
}

let ready = false;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Whether a request may change accounts: any method but GET, and the links of emails. */
const isMutation = ({ method, url = '' }: IncomingMessage): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method ?? '') || url.startsWith('/emulator/action');

/** Delays the response to a change until the change is saved. */
function respondWhenSaved({ request, response }: Exchange): void {
  if (!ready || request.socket.localPort !== Number(port) || !isMutation(request)) return;
  const held: (() => unknown)[] = [];
  const { write, end } = response;
  response.write = (...given: unknown[]) => held.push(() => Reflect.apply(write, response, given)) > 0;
  response.end = (...given: unknown[]) => {
    held.push(() => Reflect.apply(end, response, given));
    void sendWhenSaved(held);
    return response;
  };
}
async function sendWhenSaved(held: readonly (() => unknown)[]): Promise<void> {
  await saveAll();
  for (const send of held) send();
}
if (keeps) subscribe('http.server.request.start', (message) => respondWhenSaved(message as Exchange));

/** Removes the emulator's debug log, which contains email addresses and one-time codes. Its output is logged redacted. */
function removeDebugLog(): void {
  const { logger } = load('firebase-tools/lib/logger.js') as {
    logger: { transports: { filename?: string }[]; remove(transport: object): void };
  };
  for (const transport of logger.transports.filter(({ filename }) => filename !== undefined)) {
    logger.remove(transport);
  }
  rmSync(path.join(folder, 'firebase-debug.log'), { force: true });
}

interface Upload {
  users?: { localId: string; validSince?: string }[];
}
interface Accounts {
  batchCreate: (state: AccountsState, upload: Upload, context: object) => unknown;
}
interface AccountsState {
  updateUserByLocalId: (uid: string, fields: { validSince: string }) => void;
}

/** Keeps sessions across a restart. The emulator dates imported accounts by their import, which revokes every earlier sign-in. */
function keepSessions(): void {
  const { authOperations } = load('firebase-tools/lib/emulator/auth/operations.js') as {
    authOperations: {
      identitytoolkit: { projects: { accounts: Accounts; tenants: { accounts: Accounts } } };
    };
  };
  const { projects } = authOperations.identitytoolkit;
  for (const accounts of [projects.accounts, projects.tenants.accounts]) {
    const { batchCreate } = accounts;
    accounts.batchCreate = (state, upload, context) => {
      const result = batchCreate(state, upload, context);
      for (const { localId, validSince } of upload.users ?? [])
        if (validSince) state.updateUserByLocalId(localId, { validSince });
      return result;
    };
  }
}

/** Whether a request belongs to the import of the saved accounts. */
const isImport = ({ method, url = '' }: IncomingMessage): boolean =>
  url.endsWith('/accounts:batchCreate') || (method === 'PATCH' && url.endsWith('/config'));

/** Answers 503 until the saved accounts are imported. Without this an account would be missing for a moment, which ends its sessions. */
function refuseUntilReady(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function refuse(this: Server, event: string, ...given: unknown[]) {
    const [request, response] = given as [IncomingMessage, ServerResponse];
    const isEarly = event === 'request' && !ready && request.socket.localPort === Number(port);
    if (!isEarly || isImport(request)) return Reflect.apply(emit, this, [event, ...given]) as boolean;
    response.writeHead(503, { 'retry-after': '1' }).end();
    return true;
  };
}

type Middleware = (document: object, options: object) => Promise<unknown>;

/** Compiles the schemas of an endpoint on its first call. Compiling all of them takes most of the emulator's start. */
function compileSchemasLazily(): void {
  const loadForFirebase = createRequire(load.resolve('firebase-tools/package.json'));
  const exegesis = loadForFirebase('exegesis-express') as { middleware: Middleware };
  const { middleware } = exegesis;
  exegesis.middleware = (document, options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true });
}

async function protectEmails(): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function stop(): Promise<void> {
  // Does not save before `ready`, because the saved accounts may not be imported yet and would be overwritten.
  if (ready && keeps) await saveAll();
  process.exit(0);
}
process.on('disconnect', () => void stop());

/**
 * The parent sends a message when the emulator has printed that it is ready. This process answers when calls are
 * possible.
 */
process.once('message', () => {
  ready = true;
  removeDebugLog();
  void (protects ? protectEmails() : Promise.resolve()).then(() => process.send?.('ready'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The emulator's handler would stop the server before the accounts are saved.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop());
  }
});

mkdirSync(path.join(exported, 'auth_export'), { recursive: true });
writeFileSync(
  path.join(folder, 'firebase.json'),
  JSON.stringify({
    emulators: {
      auth: { host, port: Number(port) },
      hub: { host, port: await freePort() },
      logging: { host, port: await freePort() },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }),
);
process.argv = [
  ...process.argv.slice(0, 2),
  'emulators:start',
  '--only=auth',
  `--project=${project}`,
  ...(keeps && existsSync(metadata) ? [`--import=${exported}`] : []),
];
compileSchemasLazily();
keepSessions();
refuseUntilReady();
load('firebase-tools/lib/bin/firebase.js');
