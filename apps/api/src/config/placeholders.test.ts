import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { productionVariables } from '#test/fake-google.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');

type Example = [name: string, value: string];

/** Values of the Kubernetes example that a deployment may keep. */
const kept = new Set(['TRUSTED_PROXIES', 'DRAIN_SECONDS', 'METRICS_PORT', 'METRICS_HOST', 'BACKUP_FOLDER']);

const ofKubernetes = Object.entries(
  (parse(read('deploy/kubernetes/config.yaml')) as { data: Record<string, string> }).data,
).filter(([name]) => !kept.has(name));

/** Settings with a real value after "such as". */
const real = new Set(['OTEL_EXPORTER_OTLP_ENDPOINT', 'ARTICLE_WRITER_BASE_URL']);

/** Placeholders in comments: texts after "such as", with a dotted end, or with a user and a password. */
const value =
  /(?<=such as )[^;(]+?(?=\s*(?:;|\(|$))|<[a-z]+>\.\S+(?= by default)|\[\{"quote".*?\}\]|(?<![\w"])(?:[a-z]{2}_live|plink|txcd|whsec|age1|G-)_?…|[a-z]+:\/\/user:password@[^\s,;]+/g;

const ofEnvExample = [...read('.env.example').matchAll(/^([A-Z_]+)=\S* *# (.*)$/gm)].flatMap(
  ([, name = '', comment = '']): Example[] =>
    real.has(name) ? [] : [...comment.matchAll(value)].map(([text]) => [name, text]),
);

const ofManual = [...read('docs/operations.md').matchAll(/`([A-Z_]+)=([^`]*your[^`]*)`/g)].map(
  ([, name = '', text = '']): Example => [name, text],
);

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...productionVariables('postgres://db.example/atlas?sslmode=verify-full'), ...variables });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('each of the three example configurations has placeholders', () => {
  expect(ofKubernetes.map(([name]) => name)).toEqual(
    expect.arrayContaining(['STRIPE_PUBLISHABLE_KEY', 'FIREBASE_API_KEY', 'OPERATOR_NAME']),
  );
  expect(ofEnvExample.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'PUBLIC_ORIGIN',
      'DATABASE_URL',
      'BACKUP_RECIPIENTS',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TESTIMONIALS',
      'OPERATOR_ADDRESS',
      'SMTP_URL',
      'MAIL_FROM',
    ]),
  );
  expect(ofManual).toEqual([['PUBLIC_ORIGIN', 'https://your.name']]);
});

test.each([...ofKubernetes, ...ofEnvExample, ...ofManual])(
  'T36: production refuses the placeholder of %s, %s, by value and names it',
  (name, text) => {
    expect(problemsOf({ [name]: text })).toContain(
      `${name} is still ${text}, the placeholder of our example: write your own`,
    );
  },
);

test('T36: the whole example of Kubernetes is refused with one sentence for each placeholder', () => {
  const problems = problemsOf(Object.fromEntries(ofKubernetes));
  for (const [name] of ofKubernetes)
    expect(problems.filter((problem) => problem.startsWith(`${name} is still`))).toHaveLength(1);
});
