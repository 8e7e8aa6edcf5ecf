/** Landing pages built with other frameworks by their own commands, for comparison. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { freePort } from '@org/local-services/process/ports.ts';

interface Peer {
  name: string;
  /** Creates the project in a folder, and installs it. */
  create: (folder: string) => string;
  /** The files that `npm run build` writes; `undefined` for a peer with a server. */
  files?: string;
}

const peers: readonly Peer[] = [
  {
    name: 'Next.js starter',
    create: (folder) => `npx -y create-next-app@16.4.3 ${folder} --yes --use-npm --disable-git`,
  },
  {
    name: 'Astro starter',
    create: (folder) =>
      `npx -y create-astro@5.2.4 ${folder} --template basics --install --no-git --skip-houston --yes`,
    files: 'dist',
  },
  {
    name: 'shadcn-landing-page',
    create: (folder) =>
      `git clone --depth 1 https://github.com/leoMirandaa/shadcn-landing-page.git ${folder} && npm install --prefix ${folder}`,
    files: 'dist',
  },
];

/** The folder of the projects, which is kept between runs. An existing project is used as it is. */
const home = process.env.BENCH_PEERS ?? path.join(tmpdir(), 'zodiac-atlas-peers');

async function run(command: string, cwd: string): Promise<void> {
  const child = spawn(command, { shell: true, cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`This failed: ${command}`);
}

const compress = promisify(brotliCompress);

/** Serves files as a static host does: compressed, with long caching. */
async function serveFiles(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  for await (const file of glob('**/*.{html,js,css,svg}', { cwd: folder })) {
    const whole = path.join(folder, file);
    await writeFile(`${whole}.br`, await compress(await readFile(whole)));
  }
  const server = Fastify();
  await server.register(fastifyStatic, { root: folder, preCompressed: true, maxAge: '1y' });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, stop: () => server.close() };
}

async function serveNext(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Builds the peers and serves them. A peer that cannot be built here, such as one whose sources are out of reach, is left out with a sentence. */
export async function startPeers(): Promise<{
  pages: Map<string, string>;
  stop: () => Promise<unknown>;
}> {
  await mkdir(home, { recursive: true });
  const pages = new Map<string, string>();
  const stops: (() => Promise<void>)[] = [];
  for (const { name, create, files } of peers) {
    const folder = path.join(home, name.toLowerCase().replaceAll(/\W+/g, '-'));
    try {
      if (!existsSync(folder)) await run(create(folder), home);
      await run('npm run build', folder);
    } catch (error) {
      process.stdout.write(`${name} is left out, because it cannot be built here. ${String(error)}\n`);
      continue;
    }
    const { origin, stop } = files ? await serveFiles(path.join(folder, files)) : await serveNext(folder);
    pages.set(name, `${origin}/`);
    stops.push(stop);
  }
  return { pages, stop: () => Promise.all(stops.map((stop) => stop())) };
}
