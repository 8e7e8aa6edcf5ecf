import { createServer, type Server } from 'node:http';
import { ashby, careersPage, greenhouse, lever, wikidata } from './vendors.ts';

type Reply = { type: string; body: string } | undefined;

const json = (body: unknown): Reply => ({ type: 'application/json', body: JSON.stringify(body) });

/** The emulated APIs by host. Every other host is the website of a company. */
const apis: Readonly<Record<string, (url: URL) => Reply>> = {
  'boards-api.greenhouse.io': ({ pathname }) => {
    const token = /^\/v1\/boards\/([\w-]+)\/jobs$/.exec(pathname)?.[1];
    return token === undefined ? undefined : json(greenhouse(token));
  },
  'api.lever.co': ({ pathname, searchParams }) => {
    const token = /^\/v0\/postings\/([\w-]+)$/.exec(pathname)?.[1];
    const [skip, limit] = [Number(searchParams.get('skip')), Number(searchParams.get('limit') ?? 50)];
    return token === undefined ? undefined : json(lever(token, skip, limit));
  },
  'api.ashbyhq.com': ({ pathname }) => {
    const token = /^\/posting-api\/job-board\/([\w-]+)$/.exec(pathname)?.[1];
    return token === undefined ? undefined : json(ashby(token));
  },
  'query.wikidata.org': ({ pathname, searchParams }) =>
    pathname === '/sparql' ? json(wikidata(searchParams.get('query') ?? '')) : undefined,
};

/** Emulates Wikidata, Greenhouse, Lever, Ashby and company websites. The Host header selects which. */
export function companySourcesServer(): Server {
  return createServer((request, response) => {
    const host = request.headers.host ?? '';
    const url = URL.parse(request.url ?? '/', `https://${host}`);
    const reply = url ? replyTo(url) : undefined;
    if (!reply) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': `${reply.type}; charset=utf-8` }).end(reply.body);
  });
}

function replyTo(url: URL): Reply {
  if (url.hostname === '127.0.0.1') return url.pathname === '/health' ? json({ status: 'ok' }) : undefined;
  if (url.pathname === '/robots.txt') return { type: 'text/plain', body: 'User-agent: *\nAllow: /\n' };
  const api = apis[url.host];
  return api ? api(url) : { type: 'text/html', body: careersPage(url.host) };
}
