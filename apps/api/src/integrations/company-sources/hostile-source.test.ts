import type { RequestListener } from 'node:http';
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { away, json, startSources, type TestSources } from '#test/company-sources.ts';
import type { CompanySources, FoundOpenings } from './company-sources.ts';
import { connectCompanySources } from './connect.ts';
import { maxBytes } from './fetcher.ts';
import { SourceFailure } from './source-failure.ts';

const hosts = { ashby: 'api.ashbyhq.com', lever: 'api.lever.co' } as const;
const host = hosts.ashby;
const signal = new AbortController().signal;
const mebibyte = 1024 * 1024;

let server: TestSources;
let sources: CompanySources;
beforeAll(async () => {
  server = await startSources();
  sources = connectCompanySources({ contact: 'http://atlas.test', standIn: server.url, minGapMs: 0 });
});
afterAll(async () => {
  await sources.close();
  await server.close();
});

const ask = (listener: RequestListener, kind: keyof typeof hosts = 'ashby') => {
  server.instead(hosts[kind], listener);
  return sources.openings({ kind, token: 'airbnb' }, signal);
};

const found = (answer: FoundOpenings | 'gone'): FoundOpenings => {
  if (answer === 'gone') throw new Error('gone');
  return answer;
};

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('an answer'),
    (failure: unknown) => failure,
  );
  if (!(error instanceof SourceFailure)) throw error;
  return error.reason;
}

/** The peak growth of memory while `work` runs. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  await work();
  clearInterval(timer);
  return Math.max(peak, process.memoryUsage.rss()) - before;
}

/** A body of up to ten gibibytes. */
const endless =
  (headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    const chunk = randomBytes(65_536);
    let left = 163_840;
    const pour = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(chunk)) return;
      }
      response.end();
    };
    response.on('drain', pour);
    request.on('close', () => (left = 0));
    pour();
  };

/** A quarter of a gibibyte of zeros, compressed to a quarter of a mebibyte. */
const bomb = gzipSync(Buffer.alloc(256 * mebibyte), { level: 9 });

describe('a hostile source', () => {
  test.concurrent('F25: is given up after ten seconds if it never answers', { timeout: 15_000 }, async () => {
    const startedAt = performance.now();
    expect(await reasonOf(ask(() => undefined))).toBe('unreachable');
    expect(performance.now() - startedAt).toBeGreaterThan(9_000);
    expect(performance.now() - startedAt).toBeLessThan(11_500);
  });

  test.concurrent(
    'is given up after ten seconds if it answers byte by byte',
    { timeout: 15_000 },
    async () => {
      const startedAt = performance.now();
      const drip: RequestListener = (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 200);
        response.on('close', () => clearInterval(timer));
      };
      expect(await reasonOf(ask(drip, 'lever'))).toBe('unreachable');
      expect(performance.now() - startedAt).toBeLessThan(11_500);
    },
  );

  test.each([
    ['ten gibibytes', endless()],
    ['ten gibibytes without a Content-Length', endless({ 'transfer-encoding': 'chunked' })],
    [
      'a decompression bomb of a quarter of a gibibyte',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
    ],
  ] satisfies [string, RequestListener][])(
    'F25: is stopped at two mebibytes when it sends %s, in less than 50 MB of memory',
    async (_name, listener) => {
      let reason = '';
      const growth = await growthOf(async () => {
        for (let round = 0; round < 5; round += 1) reason = await reasonOf(ask(listener));
      });
      expect(reason).toBe('too_large');
      expect(growth / mebibyte).toBeLessThan(50);
    },
  );

  test.each([
    ['noise', (_request, response) => response.writeHead(200).end(randomBytes(1_000))],
    ['a page in place of JSON', (_request, response) => response.writeHead(200).end('<h1>Sorry</h1>')],
    ['half of a response', (_request, response) => response.writeHead(200).end('{"jobs":[{"id":1')],
    ['JSON of another shape', json({ items: [] })],
    [
      'JSON that is nested a hundred thousand times',
      (_request, response) => response.end('['.repeat(100_000) + ']'.repeat(100_000)),
    ],
    [
      'invalid gzip',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
    ],
    [
      'an encoding that was not requested',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
    ],
  ] satisfies [string, RequestListener][])('fails as “invalid” if it sends %s', async (_name, listener) => {
    expect(await reasonOf(ask(listener))).toBe('invalid');
  });

  test('fails as “unreachable” if it closes the connection, before or during its response', async () => {
    expect(await reasonOf(ask(away))).toBe('unreachable');
    const halfWay: RequestListener = (request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"jobs":[');
      setTimeout(() => request.socket.destroy(), 50);
    };
    expect(await reasonOf(ask(halfWay))).toBe('unreachable');
  });

  test('returns at most two hundred rows, and only valid ones', async () => {
    const job = (id: number) => ({
      id: `${id}`,
      title: 'Cook',
      jobUrl: 'https://x.example/',
      isListed: true,
    });
    const rows = Array.from({ length: 5_000 }, (_, index) => job(index));
    const { openings } = found(await ask(json({ jobs: rows })));
    expect(openings).toHaveLength(200);
    const odd = [null, 1, 'x', [], {}, { ...job(1), title: ' ' }, { ...job(2), jobUrl: 'http://x.example/' }];
    expect(await ask(json({ jobs: odd }))).toEqual({ openings: [], isComplete: false });
  });

  test('that sends Retry-After gets no request in that time', async () => {
    const board = { kind: 'lever', token: 'x' } as const;
    server.instead('api.lever.co', (_request, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end(),
    );
    server.asked.clear();
    expect(await reasonOf(sources.openings(board, signal))).toBe('busy');
    expect(await reasonOf(sources.openings(board, signal))).toBe('busy');
    expect(server.asked.get('api.lever.co')).toBe(1);
  });
});

/**
 * The maximum time in milliseconds for which `work` keeps other calls waiting: the processor time of this thread
 * between two turns of the event loop. Other load on the machine does not change it.
 */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let [delay, before] = [0, used()];
  const timer = setInterval(() => {
    const now = used();
    delay = Math.max(delay, now - before);
    before = now;
  }, 5);
  await work();
  clearInterval(timer);
  return Math.max(delay, used() - before);
}

describe('input that blocks the parser', () => {
  const half = (piece: string) => piece.repeat(Math.floor((maxBytes - 1_000) / 2 / piece.length));
  const send = (host: string, { page = '', rules }: { page?: string; rules?: string }) => {
    server.instead(host, (request, response) => {
      const isRobots = request.url === '/robots.txt';
      if (isRobots && rules === undefined) return response.writeHead(404).end();
      return response
        .writeHead(200, { 'content-type': isRobots ? 'text/plain' : 'text/html' })
        .end(isRobots ? rules : page);
    });
    return sources.openings({ kind: 'careers-page', address: `https://${host}/careers` }, signal);
  };

  test.each([
    ['tags that never close', half('<b>') + half('<b>')],
    ['tags that close others', half('<b>') + half('</i>')],
    ['paragraphs in lists in paragraphs', half('<p><ul><li>')],
    ['attributes', `<p ${half('a=1 ')}>`],
    ['half a tag', half('<')],
    ['comments that never end', half('<!--')],
    ['JSON-LD that is nested', `<script type="application/ld+json">${half('[') + half(']')}</script>`],
    ['JSON-LD of quotes', `<script type="application/ld+json">${half('"\\"')}</script>`],
  ])('F25: two mebibytes of %s delay other calls by less than half a second', async (what, page) => {
    const name = what.replaceAll(/\W/g, '').toLowerCase();
    const delay = await delayDuring(async () => {
      const notUnderstood = { openings: [], isComplete: false };
      const refused = expect.objectContaining({ reason: 'invalid' });
      const answer = await send(`${name}.example`, { page }).catch((error: unknown) => error);
      expect([notUnderstood, refused]).toContainEqual(answer);
    });
    expect(delay).toBeLessThan(500);
  });

  test(
    'F25: a robots.txt that blocks the parser delays other calls by less than half a second, and disallows everything',
    { timeout: 30_000 },
    async () => {
      // The parser stores the rules of a group for each of its agents.
      const crossed = 'User-agent: a\n'.repeat(17_000) + 'Disallow: /b\n'.repeat(17_000);
      const delay = await delayDuring(async () => {
        expect(await reasonOf(send('crossed.example', { rules: crossed }))).toBe('disallowed');
      });
      expect(delay).toBeLessThan(500);
    },
  );
});

test('F25: a board whose descriptions consist of tags does not delay other calls', async () => {
  const board = { kind: 'ashby', token: 'tags' } as const;
  const rows = Array.from({ length: 4 }, (_, id) => ({
    id: `${id}`,
    title: 'Cook',
    jobUrl: 'https://x.example/',
    isListed: true,
    descriptionHtml: '<b>'.repeat(80_000) + '</i>'.repeat(60_000),
  }));
  server.instead(host, json({ jobs: rows }));
  const delay = await delayDuring(async () => {
    expect(found(await sources.openings(board, signal)).openings).toHaveLength(4);
  });
  expect(delay).toBeLessThan(1_000);
});

test('an API cannot redirect to another host, nor a page to a URL that is not https', async () => {
  const to =
    (location: string): RequestListener =>
    (_request, response) =>
      response.writeHead(302, { location }).end();
  server.asked.clear();
  expect(await reasonOf(ask(to('https://elsewhere.example/jobs')))).toBe('refused');
  const address = 'https://www.quux.example/robots-are-welcome';
  server.instead('www.quux.example', (request, response) =>
    request.url === '/robots.txt'
      ? response.end('')
      : response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
  );
  expect(await reasonOf(sources.openings({ kind: 'careers-page', address }, signal))).toBe('refused');
  expect(server.asked.has('elsewhere.example')).toBe(false);
});

test('a Greenhouse board that is too large with descriptions is read without them', async () => {
  const jobs = [{ id: 1, title: 'Cook', absolute_url: 'https://x.example/', location: { name: 'Lyon' } }];
  server.instead('boards-api.greenhouse.io', (request, response) =>
    request.url?.includes('content=true')
      ? response.end(JSON.stringify({ jobs: [{ ...jobs[0], content: 'x'.repeat(maxBytes) }] }))
      : response.end(JSON.stringify({ jobs })),
  );
  expect(await sources.openings({ kind: 'greenhouse', token: 'x' }, signal)).toMatchObject({
    openings: [{ title: 'Cook', location: 'Lyon', description: null }],
    isComplete: true,
  });
});

describe('robots.txt is obeyed', () => {
  const nothing = { openings: [], isComplete: false };
  const page = 'https://www.robots.example/careers';
  const open = (robots: RequestListener, address = page) => {
    const { hostname } = new URL(address);
    server.instead(hostname, (request, response) => {
      if (request.url === '/robots.txt') return robots(request, response);
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Careers</title>');
    });
    server.asked.clear();
    return sources.openings({ kind: 'careers-page', address }, signal);
  };
  const says =
    (rules: string): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end(rules);

  test.each([
    ['all agents', 'User-agent: *\nDisallow: /'],
    ['all agents for this path', 'User-agent: *\nDisallow: /careers'],
    ['us', 'User-agent: ZodiacAtlas\nDisallow: /\n\nUser-agent: *\nAllow: /'],
  ])('no page is requested if it disallows %s', async (who, rules) => {
    const address = `https://${who.replaceAll(/\W/g, '')}.example/careers`;
    expect(await reasonOf(open(says(rules), address))).toBe('disallowed');
    expect(server.asked.size).toBe(0);
  });

  test('a page is requested if robots.txt disallows other agents only, allows the path, or has no rules', async () => {
    expect(await open(says('User-agent: Other\nDisallow: /'), 'https://others.example/careers')).toEqual(
      nothing,
    );
    expect(
      await open(says('User-agent: *\nDisallow: /\nAllow: /careers'), 'https://path.example/careers'),
    ).toEqual(nothing);
    expect(
      await open((_request, response) => response.writeHead(404).end(), 'https://none.example/careers'),
    ).toEqual(nothing);
  });

  test('no page is requested if robots.txt cannot be read', async () => {
    const broken: RequestListener = (_request, response) => response.writeHead(500).end();
    expect(await reasonOf(open(broken, 'https://broken.example/careers'))).toBe('disallowed');
  });
});
