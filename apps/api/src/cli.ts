/** Admin commands: `grant-admin <email>` and `revoke-admin <email>`. */
import { userInfo } from 'node:os';
import { ConfigError, readConfig } from './config.ts';
import { connect } from './database/connection.ts';
import { changeRole } from './modules/users/change-role.ts';
import { firebaseIdentity } from './services/identity.ts';

const roles = { 'grant-admin': 'admin', 'revoke-admin': 'user' } as const;

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
    if (!uid) throw new Error(`${email} has no account. Sign up with it first.`);
    const role = roles[command];
    if (!(await changeRole(db, uid, role, `command line (${userInfo().username})`))) {
      throw new Error(`${email} has an account but never signed in. Sign in with it first.`);
    }
    return role === 'admin' ? `${email} is an admin now.` : `${email} is no admin any more.`;
  } finally {
    await Promise.all([db.destroy(), identity.close()]);
  }
}

const [command, email] = process.argv.slice(2);
if ((command !== 'grant-admin' && command !== 'revoke-admin') || !email) {
  process.stderr.write('Usage: grant-admin <email> | revoke-admin <email>\n');
  process.exit(2);
}
try {
  process.stdout.write(`${await run(command, email)}\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError || error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
