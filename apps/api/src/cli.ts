/** Admin commands: `grant-admin <email>` and `revoke-admin <email>`. */
import { userInfo } from 'node:os';
import { readConfig } from './config.ts';
import { connect } from './database/connection.ts';
import { changeRole } from './modules/users/change-role.ts';
import { firebaseIdentity } from './services/identity.ts';

const roles = { 'grant-admin': 'admin', 'revoke-admin': 'user' } as const;
const usageCode = 2;

const isCommand = (text: string | undefined): text is keyof typeof roles =>
  text !== undefined && Object.hasOwn(roles, text);

/** @returns the sentence that says what is true now */
async function run(command: keyof typeof roles, email: string): Promise<string> {
  const config = readConfig();
  const db = connect({
    url: config.databaseUrl,
    connections: 1,
    onError: (error) => process.stderr.write(`${error.message}\n`),
  });
  const identity = firebaseIdentity(config, () => new Date());
  try {
    const uid = await identity.uidOf(email);
    if (uid === undefined) throw new Error(`${email} has no account. Sign up with it first.`);
    const role = roles[command];
    const change = await changeRole(db, uid, role, `command line (${userInfo().username})`);
    const state = role === 'admin' ? 'an admin' : 'no admin';
    switch (change) {
      case 'unknown':
        throw new Error(`${email} has an account but never signed in here. Sign in with it first.`);
      case 'unchanged':
        return `${email} is ${state} already.`;
      case 'changed':
        return `${email} is ${state} now.`;
    }
  } finally {
    await Promise.all([db.destroy(), identity.close()]);
  }
}

const [command, email] = process.argv.slice(2);
if (isCommand(command) && email) {
  try {
    process.stdout.write(`${await run(command, email)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write('Usage: grant-admin <email> | revoke-admin <email>\n');
  process.exitCode = usageCode;
}
