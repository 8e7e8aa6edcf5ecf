/**
 * The official Auth emulator, with the one thing added that it lacks: it saves its accounts every second they changed,
 * each file in one move, so that a kill loses a second at most and never what was saved before.
 */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePorts } from './ports.ts';

const [folder = '', port = '', project = '', keeping = ''] = process.argv.slice(2);
const keeps = keeping === 'keep';
const host = '127.0.0.1';
const origin = `http://${host}:${port}`;
const saveEveryMs = 1_000;

/** The layout of `firebase emulators:export`, which `--import` reads. */
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

function writeWhole(file: string, text: string): void {
  const draft = path.join(folder, 'draft');
  writeFileSync(draft, text);
  renameSync(draft, file);
}

async function save(): Promise<void> {
  for (const { name, address } of files) {
    const response = await fetch(origin + address, { headers: { authorization: 'Bearer owner' } });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    if (saved.get(name) === text) continue;
    writeWhole(path.join(exported, 'auth_export', name), text);
    saved.set(name, text);
  }
  if (existsSync(metadata)) return;
  const version = (createRequire(import.meta.url)('firebase-tools/package.json') as { version: string })
    .version;
  writeWhole(metadata, JSON.stringify({ version, auth: { version, path: 'auth_export' } }));
}

let saving: Promise<void> = Promise.resolve();
function saveAfterTheLast(): Promise<void> {
  saving = saving.then(save).catch((error: unknown) => {
    process.stderr.write(`The accounts were not saved this time: ${String(error)}\n`);
  });
  return saving;
}

let ready = false;
async function stop(): Promise<void> {
  // Before it is ready nothing has changed, and what was saved may not have been read yet.
  if (ready && keeps) await saveAfterTheLast();
  process.exit(0);
}
process.on('disconnect', () => void stop());

/** The parent says when the emulator has said that it is ready. */
process.once('message', () => {
  ready = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The emulator's own answer would be to stop serving before the accounts are saved.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop());
  }
  if (keeps) setInterval(() => void saveAfterTheLast(), saveEveryMs).unref();
});

const [hubPort, loggingPort] = await freePorts(2);
mkdirSync(path.join(exported, 'auth_export'), { recursive: true });
writeFileSync(
  path.join(folder, 'firebase.json'),
  JSON.stringify({
    emulators: {
      auth: { host, port: Number(port) },
      hub: { host, port: hubPort },
      logging: { host, port: loggingPort },
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
createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
