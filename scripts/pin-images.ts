/**
 * Pins third-party images by digest: `docker.io/library/node:24.21.0-trixie-slim@sha256:…`. It asks the registry, so
 * it needs the network.
 *
 * `node scripts/pin-images.ts` writes the digest that each tag has now. `--check` writes nothing: it fails if a
 * digest is missing, or if the registry does not have it. The weekly workflow runs it without `--check`, and CI with
 * it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    folder: { type: 'string', default: path.join(import.meta.dirname, '..') },
    // Tests set another registry in place of Docker Hub.
    registry: { type: 'string', default: 'https://registry-1.docker.io' },
  },
});

const files = ['Containerfile', 'compose.yaml', 'compose.try.yaml'];
const image = /(?<=^(?:FROM| *image:) )docker\.io\/([\w./-]+):([\w.-]+)(?:@(sha256:[\da-f]{64}))?/gm;
const timeoutMs = 20_000;
const accept = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');

/** Returns the digest of a tag or a digest; `undefined` if the registry does not have it. */
async function digestOf(repository: string, reference: string): Promise<string | undefined> {
  const address = `${values.registry}/v2/${repository}/manifests/${reference}`;
  const ask = (headers: Record<string, string>): Promise<Response> =>
    fetch(address, {
      method: 'HEAD',
      headers: { accept, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
  let answer = await ask({});
  if (answer.status === 401) answer = await ask({ authorization: `Bearer ${await tokenFor(answer)}` });
  if (answer.status === 404) return undefined;
  const digest = answer.headers.get('docker-content-digest');
  if (!answer.ok || digest === null || !/^sha256:[\da-f]{64}$/.test(digest))
    throw new Error(`The registry answered ${answer.status} for ${repository}:${reference}.`);
  return digest;
}

/** Gets the anonymous token that the registry asks for when it refuses a request. */
async function tokenFor(refusal: Response): Promise<string> {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const { realm, ...query } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );
  const address = new URL(realm ?? '');
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`${address.origin} gave no token.`);
  return token;
}

const problems: string[] = [];
for (const name of files) {
  const file = path.join(values.folder, name);
  let text = readFileSync(file, 'utf8');
  const found = new Map([...text.matchAll(image)].map((match) => [match[0], match]));
  for (const [written, [, repository = '', tag = '', pinned]] of found) {
    if (values.check && pinned !== undefined) {
      if ((await digestOf(repository, pinned)) === undefined)
        problems.push(`${name}: the registry does not have ${written}`);
      continue;
    }
    const digest = await digestOf(repository, tag);
    const right = `docker.io/${repository}:${tag}@${digest}`;
    if (digest === undefined) problems.push(`${name}: the registry does not have ${written}`);
    else if (values.check) problems.push(`${name}: ${written} is not pinned: write ${right}`);
    else text = text.replaceAll(image, (each) => (each === written ? right : each));
  }
  if (!values.check) writeFileSync(file, text);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
