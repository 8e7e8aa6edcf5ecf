import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { productionVariables } from '#test/fake-google.ts';
import { readConfig } from './config.ts';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');

/** The values that an operator writes, without those that the deployment sets itself. */
const { DATABASE_URL: _, ...written } = productionVariables('');
const recipient = `age1${'q'.repeat(58)}`;

test('a copy of .env.example in which the variables for production are filled in starts the product', () => {
  const example = parseEnv(read('.env.example'));
  const marked = [...read('.env.example').matchAll(/^([A-Z_]+)=.*\(production\)/gm)].map(([, name]) => name);
  const given = productionVariables('postgres://atlas@127.0.0.1/atlas');
  const filled = Object.fromEntries(Object.entries(given).filter(([name]) => marked.includes(name)));
  expect(readConfig({ ...example, ...filled, WEB_DIST: given.WEB_DIST ?? '' })).toMatchObject({
    mode: 'production',
  });
});

test('the variables of compose.yaml and those that docs/operations.md asks for start the product', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>;
  };
  for (const name of ['product', 'backup']) {
    const { DATABASE_URL = '', ...environment } = services[name]?.environment ?? {};
    const config = readConfig({
      ...written,
      BACKUP_RECIPIENTS: recipient,
      // A copy of .env.example has this line.
      HOST: '127.0.0.1',
      ...environment,
      DATABASE_URL: DATABASE_URL.replace('${POSTGRES_PASSWORD:?}', 'secret'),
    });
    expect(config).toMatchObject({ mode: 'production', host: '0.0.0.0', backup: { folder: '/backups' } });
  }
});

test('the variables of deploy/kubernetes and the secret ones start the product', () => {
  const { data } = parse(read('deploy/kubernetes/config.yaml')) as { data: Record<string, string> };
  const config = readConfig({
    ...data,
    ...written,
    DATABASE_URL: 'postgres://atlas:secret@database.example/atlas?sslmode=verify-full',
    BACKUP_RECIPIENTS: recipient,
  });
  expect(config).toMatchObject({ mode: 'production', drainMs: 6_000, backup: { folder: '/backups' } });
});
