/** Admin commands: `grant-admin <email>`, `revoke-admin <email>` and `release-email <email>`. */
import { userInfo } from 'node:os';
import { readConfig } from './config/config.ts';
import { connect } from './database/connection.ts';
import { changeRole } from './modules/users/change-role.ts';
import { freeEmail } from './modules/users/free-email.ts';
import { firebaseIdentity } from './integrations/firebase/identity.ts';
import type { Services } from './integrations/services.ts';

type Reach = Pick<Services, 'db' | 'identity'>;

/** Each returns the sentence that says what is true now, or throws the one that says why not. */
const commands = {
  'grant-admin': (reach: Reach, email: string) => setRole(reach, email, 'admin'),
  'revoke-admin': (reach: Reach, email: string) => setRole(reach, email, 'user'),
  'release-email': release,
} as const;
const usage = `Usage: ${Object.keys(commands)
  .map((command) => `${command} <email>`)
  .join(' | ')}`;
const usageCode = 2;

const isCommand = (text: string | undefined): text is keyof typeof commands =>
  text !== undefined && Object.hasOwn(commands, text);

async function setRole({ db, identity }: Reach, email: string, role: 'admin' | 'user'): Promise<string> {
  const account = await identity.accountOf(email);
  if (!account) throw new Error(`${email} has no account. Sign up with it first.`);
  // Anyone can sign up with an e-mail they do not own; only a verified one identifies the person.
  if (role === 'admin' && !account.emailVerified) {
    throw new Error(`The e-mail ${email} is not verified. Verify it first, as by resetting the password.`);
  }
  const change = await changeRole(db, account.uid, role, `command line (${userInfo().username})`);
  const state = role === 'admin' ? 'an admin' : 'no admin';
  switch (change) {
    case 'unknown':
      throw new Error(`${email} has an account but never signed in here. Sign in with it first.`);
    case 'unchanged':
      return `${email} is ${state} already.`;
    case 'changed':
      return `${email} is ${state} now.`;
  }
}

async function release(reach: Reach, email: string): Promise<string> {
  const freeing = await freeEmail(reach, email);
  if (freeing === 'held') throw new Error(`${email} belongs to an account that exists, and stays with it.`);
  return `${email} is free: whoever has it at the identity provider gets it by signing in.`;
}

async function run(command: keyof typeof commands, email: string): Promise<string> {
  const config = readConfig();
  const db = connect({
    url: config.databaseUrl,
    connections: 1,
    onError: (error) => process.stderr.write(`${error.message}\n`),
  });
  const identity = firebaseIdentity(config, () => new Date());
  try {
    return await commands[command]({ db, identity }, email);
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
  process.stderr.write(`${usage}\n`);
  process.exitCode = usageCode;
}
