/** The commands for operators. `docs/operations.md` describes them. */
import { userInfo } from 'node:os';
import { Command as Program, CommanderError } from 'commander';
import { blogAdminPath } from '@org/public-pages/paths.ts';
import { readConfig } from './config/config.ts';
import { commandTimeouts } from './database/connection.ts';
import { prepareDatabase } from './database/prepare.ts';
import { createLog } from './http/plugins/logging.ts';
import { closeServices, connectServices } from './integrations/connect-services.ts';
import type { Services } from './integrations/services.ts';
import { ApiError } from './kernel/api-error.ts';
import { rotateAllKeys } from './modules/account/rotate-all-keys.ts';
import { repairAllArticles } from './modules/blog/articles/repair-articles.ts';
import { describeImport, importCatalog } from './modules/catalog/import-catalog.ts';
import { moveKeptOfMergedCompanies } from './modules/kept/move-kept.ts';
import { sendTestMail } from './modules/mails/send-test-mail.ts';
import { sealWith } from './modules/people/seal.ts';
import { resetFactor } from './modules/second-factor/second-factor.ts';
import { importJobBoards } from './modules/refresh/import-job-boards.ts';
import { changeRole } from './modules/users/change-role.ts';
import { findUser } from './modules/users/user-of-account.ts';
import { freeEmail } from './modules/users/register-user.ts';
import { backupCommands } from './backup-commands.ts';
import { codeCommands } from './code-commands.ts';
import { argumentOf, type Command } from './command.ts';
import { paymentCommands } from './payment-commands.ts';

const commands: readonly Command[] = [
  {
    name: 'grant-admin',
    description: 'Makes an account an admin.',
    arguments: ['<email>'],
    run: (services, email = '') => setRole(services, email, 'admin'),
  },
  {
    name: 'revoke-admin',
    description: 'Makes an admin an ordinary user again.',
    arguments: ['<email>'],
    run: (services, email = '') => setRole(services, email, 'user'),
  },
  {
    name: 'reset-second-factor',
    description: 'Removes the lost second factor of an admin.',
    arguments: ['<email>'],
    run: resetSecondFactor,
  },
  {
    name: 'release-email',
    description: 'Releases an email from an account that no longer has it at the identity provider.',
    arguments: ['<email>'],
    run: release,
  },
  {
    name: 'find-user',
    description: 'Shows the uid and the email of a user, and the hash that replaces the uid in the log.',
    arguments: ['<user>'],
    run: showUser,
  },
  {
    name: 'repair-articles',
    description: 'Checks all stored articles against the rules, and repairs articles that break a rule.',
    run: repair,
  },
  {
    name: 'migrate',
    description: 'Updates the tables of the database to this release.',
    run: runMigrations,
  },
  {
    name: 'import-data',
    description: 'Imports the CSV files of the data folder.',
    run: importData,
  },
  {
    name: 'rotate-people-keys',
    description: 'Encrypts everything again with the first key of PEOPLE_KEYS.',
    run: rotateKeys,
  },
  {
    name: 'send-test-mail',
    description: 'Sends a test email to check that the SMTP server accepts it.',
    arguments: ['<email>'],
    run: testMail,
  },
  ...paymentCommands,
  ...codeCommands,
  ...backupCommands,
];
const usageCode = 2;

async function setRole({ db, identity }: Services, email: string, role: 'admin' | 'user'): Promise<string> {
  const account = await identity.accountOf(email);
  if (!account) throw new Error(`${email} has no account. Sign up with it first.`);
  // Anyone can sign up with an email they do not own; only a verified one identifies the person.
  if (role === 'admin' && !account.emailVerified) {
    throw new Error(
      `The email ${email} is not verified. Verify it first, for example with a password reset.`,
    );
  }
  const change = await changeRole(db, account.uid, role, userInfo().username);
  switch (change) {
    case 'unknown':
      throw new Error(`${email} has an account but never signed in here. Sign in with it first.`);
    case 'unchanged':
      return role === 'admin' ? `${email} is already an admin.` : `${email} is not an admin.`;
    case 'changed':
      return role === 'admin' ? `${email} is now an admin.` : `${email} is no longer an admin.`;
  }
}

async function resetSecondFactor(services: Services, email = ''): Promise<string> {
  const account = await services.identity.accountOf(email);
  if (!account) throw new Error(`${email} has no account.`);
  const hadOne = await resetFactor(services, account.uid, userInfo().username);
  return hadOne ? `${email} no longer has a second factor.` : `${email} has no second factor.`;
}

async function release(services: Services, email = ''): Promise<string> {
  const freeing = await freeEmail(services, email);
  if (freeing === 'held') throw new Error(`${email} belongs to an existing account and was not released.`);
  return `${email} is released. The account that has it at the identity provider gets it at the next sign-in.`;
}

async function showUser(services: Services, given = ''): Promise<string> {
  const user = await findUser(services, given);
  if (!user) throw new Error(`No user has the email, uid or hash ${given}.`);
  return [`uid: ${user.uid}`, `email: ${user.email ?? 'none'}`, `in the log: ${user.hash}`].join('\n');
}

async function repair(services: Services): Promise<string> {
  const repairs = await repairAllArticles(services);
  if (repairs === 'taken') throw new Error('Articles are being repaired already. Try again in a minute.');
  const { repaired, unpublished, faulty } = repairs;
  const changed =
    repaired.length === 0
      ? 'No article was changed.'
      : `${counted(repaired.length)} changed: ${repaired.join(', ')}.`;
  const done =
    changed +
    reasons(' These articles break a rule that cannot be repaired, and are now drafts:', unpublished);
  if (faulty.length === 0) return unpublished.length === 0 ? `${done} All articles follow the rules.` : done;
  throw new Error(`${done}${reasons(` Change these by hand on ${blogAdminPath}:`, faulty)}`);
}

const reasons = (heading: string, articles: readonly { slug: string; reason: string }[]): string =>
  articles.length === 0
    ? ''
    : heading + articles.map(({ slug, reason }) => `\n  - ${slug} ${reason}`).join('');

async function runMigrations({ config }: Services): Promise<string> {
  await prepareDatabase(config.databaseUrl, createLog(config, process.stderr), async () => undefined);
  return 'The database has every migration of this release.';
}

async function importData({ db, config }: Services): Promise<string> {
  const log = createLog(config, process.stderr);
  const reports = await importCatalog(db, config.dataFolder);
  const boards = await importJobBoards(db, config.dataFolder);
  const moved = await moveKeptOfMergedCompanies(db, sealWith(config.peopleKeys), log);
  return `${describeImport(reports)}\njob boards: ${boards} stored.\nsaved companies: ${moved} moved to a company that is shown.`;
}

async function rotateKeys(services: Services): Promise<string> {
  const rotated = await rotateAllKeys(services);
  const [key] = services.config.peopleKeys;
  return `${rotated} ${rotated === 1 ? 'row was' : 'rows were'} encrypted again. The key "${key?.id}" has encrypted all of them.`;
}

async function testMail(services: Services, address = ''): Promise<string> {
  const outcome = await sendTestMail(services, address);
  switch (outcome) {
    case 'off':
      throw new Error('No email was sent. Set SMTP_URL and MAIL_FROM first.');
    case 'failed':
      throw new Error('The SMTP server refused the email. The log has its reply code.');
    case 'waiting':
      throw new Error('The email could not be sent yet. The product tries again. The log has the reason.');
    case 'sent':
      return `The SMTP server accepted an email to ${address}.`;
  }
}

const counted = (articles: number): string =>
  articles === 1 ? '1 article was' : `${articles} articles were`;

/** Where a command reads its variables and writes its results. */
interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

async function run(command: Command, given: readonly string[], around: Surroundings): Promise<string> {
  const read = readConfig(around.env);
  // A command may take longer than a pooler allows, and dumps need a session.
  const config = { ...read, databaseUrl: read.directDatabaseUrl };
  // The log goes to standard error, because standard output has only the sentence of the result.
  const services = connectServices(config, createLog(config, around.stderr), {
    databaseTimeouts: commandTimeouts,
  });
  try {
    return await command.run(services, ...given);
  } finally {
    await closeServices(services);
  }
}

/** The message of an error with its cause, which tells an operator which service does not answer. */
function said(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError)
    return [error.message, ...new Set(error.errors.map((each) => said(each)))].join('\n');
  return error instanceof ApiError && error.cause instanceof Error
    ? `${error.message}\n${error.cause.message}`
    : error.message;
}

/** Runs the command that the arguments name. @returns the exit code */
export async function runCommandLine(
  args: readonly string[],
  around: Surroundings = process,
): Promise<number> {
  let code = 0;
  const program = new Program('node apps/api/dist/cli.js')
    .description(
      'Commands of operators. They read the environment variables of the product; docs/operations.md describes them.',
    )
    .configureOutput({
      writeOut: (text) => around.stdout.write(text),
      writeErr: (text) => around.stderr.write(text),
    })
    .showHelpAfterError()
    .exitOverride();
  for (const command of commands) {
    const parsed = program.command(command.name).description(command.description);
    for (const argument of command.arguments ?? []) parsed.addArgument(argumentOf(argument));
    parsed.action(async () => {
      try {
        around.stdout.write(`${await run(command, parsed.args, around)}\n`);
      } catch (error) {
        around.stderr.write(`${said(error)}\n`);
        code = 1;
      }
    });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : usageCode;
  }
  return code;
}

if (import.meta.main) process.exitCode = await runCommandLine(process.argv.slice(2));
