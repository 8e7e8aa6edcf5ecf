/**
 * Runs the official Auth emulator without the command line of Firebase, whose other emulators take most of a start, and with three
 * additions. It saves its accounts to disk atomically before it answers a call that changes them, so a SIGKILL loses no
 * acknowledged change. It keeps sessions across a restart. It enables email enumeration protection, as in production.
 */
import { subscribe } from 'node:diagnostics_channel';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const [folder = '', port = '', project = '', keeping = '', protection = ''] = process.argv.slice(2);
const keeps = keeping === 'keep';
const protects = protection === 'protect';
const host = '127.0.0.1';
const origin = `http://${host}:${port}`;

/** Has the layout of `firebase emulators:export`, so that the emulator can import it. */
const exported = path.join(folder, 'accounts/auth_export');
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
    writeAtomically(path.join(exported, name), text);
    saved.set(name, text);
  }
}

let saving: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/** Saves after the save in progress. Calls that arrive during that save share the next one. */
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

interface Upload {
  users?: { localId: string; validSince?: string }[];
}
interface Accounts {
  batchCreate: (state: AccountsState, upload: Upload, context: object) => unknown;
}
interface NewAccounts {
  signUp: (state: AccountsState, body: object, context: object) => Promise<{ localId: string }>;
}
interface AccountsState {
  getUserByLocalId: (uid: string) => { lastLoginAt: string };
  updateUserByLocalId: (uid: string, fields: { validSince: string }) => void;
}

/**
 * Keeps two sorts of sessions that the emulator would revoke by mistake. It dates imported accounts by their import, so each
 * restart would revoke every sign-in. And it reads the clock twice for a new account, so it would revoke a sign-up during which
 * the second changes.
 */
function keepSessions(): void {
  const { authOperations } = load('firebase-tools/lib/emulator/auth/operations.js') as {
    authOperations: {
      identitytoolkit: {
        accounts: NewAccounts;
        projects: { accounts: Accounts; tenants: { accounts: Accounts } };
      };
    };
  };
  const { accounts: newAccounts, projects } = authOperations.identitytoolkit;
  for (const accounts of [projects.accounts, projects.tenants.accounts]) {
    const { batchCreate } = accounts;
    accounts.batchCreate = (state, upload, context) => {
      const result = batchCreate(state, upload, context);
      for (const { localId, validSince } of upload.users ?? [])
        if (validSince) state.updateUserByLocalId(localId, { validSince });
      return result;
    };
  }
  const { signUp } = newAccounts;
  newAccounts.signUp = async (state, body, context) => {
    const account = await signUp(state, body, context);
    const { lastLoginAt } = state.getUserByLocalId(account.localId);
    state.updateUserByLocalId(account.localId, {
      validSince: String(Math.floor(Number(lastLoginAt) / 1000)),
    });
    return account;
  };
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

/**
 * Compiles the schemas of an endpoint on its first call, and does not validate these schemas themselves. Both would take most of
 * the emulator's start: each parameter of an endpoint has a separate validator, which compiles the schema of schemas.
 */
function compileFewSchemas(): void {
  const loadForFirebase = createRequire(load.resolve('firebase-tools/package.json'));
  const exegesis = loadForFirebase('exegesis-express') as { middleware: Middleware };
  const loadForExegesis = createRequire(loadForFirebase.resolve('exegesis'));
  const ajv = loadForExegesis('ajv') as { default: { prototype: { validateSchema: () => boolean } } };
  ajv.default.prototype.validateSchema = () => true;
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
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

interface Emulator {
  importData(folder: string, project: string, options: { initiatedBy: string }): Promise<void>;
}
type EmulatorClass = new (options: { host: string; port: number; projectId: string }) => Emulator;

async function start(): Promise<void> {
  const logger = load('firebase-tools/lib/logger.js') as { useConsoleLoggers(): void };
  // Without this the emulator prints nothing, and its emails are lines of its output.
  process.env.IS_FIREBASE_CLI = 'true';
  logger.useConsoleLoggers();
  const { AuthEmulator } = load('firebase-tools/lib/emulator/auth/index.js') as {
    AuthEmulator: EmulatorClass;
  };
  const { EmulatorRegistry } = load('firebase-tools/lib/emulator/registry.js') as {
    EmulatorRegistry: { start(emulator: Emulator): Promise<void> };
  };
  const emulator = new AuthEmulator({ host, port: Number(port), projectId: project });
  await EmulatorRegistry.start(emulator);
  const isSaved = existsSync(path.join(exported, 'accounts.json'));
  if (keeps && isSaved) await emulator.importData(exported, project, { initiatedBy: 'start' });
  ready = true;
  if (protects) await protectEmails();
  process.send?.('ready');
}

mkdirSync(exported, { recursive: true });
compileFewSchemas();
keepSessions();
refuseUntilReady();
await start();
