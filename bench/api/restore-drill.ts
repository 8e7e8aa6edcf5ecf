/**
 * Destroys the database of a product whose users are paying, restores its last backup, and checks that everybody who paid has access.
 *
 * `DRILL_POSTGRES_URL` is the address of the database `postgres` on a server that `pg_dump` can read, as a user who may create
 * databases. `DRILL_SECONDS` is the time between backup and destruction, 10 by default.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '@org/e2e/fixtures/product.ts';
import { hasPaid } from '@org/local-services/seed/seed.ts';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { print } from './callers.ts';
import { newEmail, sessionOf, shopOf, signUpAndPay, type Shop } from './payer.ts';
import { withProduct } from './product.ts';

const serverUrl = process.env.DRILL_POSTGRES_URL;
if (!serverUrl)
  throw new Error('Set DRILL_POSTGRES_URL: this command creates and destroys a database there.');
const seconds = Number(process.env.DRILL_SECONDS ?? 10);
const database = 'zodiac_atlas_restore_drill';
const payersAtOnce = 3;
const maxRecoverySeconds = 120;

interface Payer {
  email: string;
  /** Whether Stripe has received the money. */
  hasMoneyMoved: boolean;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const destroyDatabase = () =>
  onServer((client) => client.query(`drop database if exists ${database} with (force)`));

/** Signs up and pays repeatedly until `isOver`. Failures while there is no database are not counted. */
async function payers(shop: Shop, isOver: () => boolean): Promise<Payer[]> {
  const all: Payer[] = [];
  while (!isOver()) {
    const payer = { email: newEmail(), hasMoneyMoved: false };
    all.push(payer);
    try {
      await signUpAndPay(shop, payer.email);
      payer.hasMoneyMoved = true;
    } catch (error) {
      if (!isOver()) print(`not paid: ${String(error)}`);
    }
  }
  return all;
}

async function drill(product: Product, folder: string): Promise<void> {
  const shop = shopOf(product);
  const identity = await generateIdentity();
  const identityFile = path.join(folder, 'identity');
  await writeFile(identityFile, `${identity}\n`, { mode: 0o600 });
  const variables = {
    BACKUP_FOLDER: path.join(folder, 'backups'),
    BACKUP_RECIPIENTS: await identityToRecipient(identity),
    BACKUP_IDENTITY_FILE: identityFile,
  };
  let isOver = false;
  const paying = Promise.all(Array.from({ length: payersAtOnce }, () => payers(shop, () => isOver)));
  await wait(seconds * 1_000);
  const stored = await product.command(['backup'], variables);
  print(stored);
  const file = /in (\S+\.dump\.age)\./.exec(stored)?.[1] ?? '';
  await wait(seconds * 1_000);

  const destroyedAt = performance.now();
  await destroyDatabase();
  isOver = true;
  const restart = await product.killApi();
  await onServer((client) => client.query(`create database ${database}`));
  print(await product.command(['restore', file], variables));
  await restart();
  const readyAfter = (performance.now() - destroyedAt) / 1_000;

  const all = (await paying).flat();
  const paid = all.filter(({ hasMoneyMoved }) => hasMoneyMoved);
  const outside = new Set(paid.map(({ email }) => email));
  let insideAfter = readyAfter;
  while (outside.size > 0 && insideAfter < maxRecoverySeconds) {
    for (const email of outside) if (await hasPaid(await sessionOf(shop, email))) outside.delete(email);
    insideAfter = (performance.now() - destroyedAt) / 1_000;
    if (outside.size > 0) await wait(500);
  }
  let strangersInside = 0;
  for (const { email } of all.filter(({ hasMoneyMoved }) => !hasMoneyMoved))
    if (await hasPaid(await sessionOf(shop, email))) strangersInside += 1;
  print(`serving again after ${readyAfter.toFixed(1)} s`);
  print(
    `${paid.length} had paid, ${outside.size} of them outside; checked after ${insideAfter.toFixed(1)} s`,
  );
  print(`${all.length - paid.length} had not paid, ${strangersInside} of them inside`);
  if (paid.length === 0 || outside.size > 0 || strangersInside > 0) throw new Error('The drill failed.');
}

const folder = await mkdtemp(path.join(tmpdir(), 'zodiac-atlas-restore-'));
try {
  await destroyDatabase();
  await withProduct(database, (product) => drill(product, folder), { postgresUrl: serverUrl });
} finally {
  await destroyDatabase();
  await rm(folder, { recursive: true, force: true });
}
