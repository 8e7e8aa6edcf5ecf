import type autocannon from 'autocannon';
import type { PaymentEvents } from './webhook-calls.ts';

/** A call that is measured, and its goal as a multiple of a bare Fastify's CPU time. */
export interface MeasuredCall {
  name: string;
  path: string;
  status?: number;
  headers?: Record<string, string>;
  /** The highest acceptable cost of a call, in the API process and in PostgreSQL. */
  goal?: readonly [api: number, postgres: number];
  /** Whether the call, without compression, is also compared with a minimal Fastify route that runs its SQL and serializes the rows. */
  isCompared?: true;
  /** Makes each request different. */
  setupRequest?: autocannon.Request['setupRequest'];
  /** The number of calls. */
  amounts?: { warmUp: number; measured: number };
  /** The number of requests sent at the same time, 10 by default. */
  connections?: number;
  /** Waits until the work that the calls caused is done. */
  untilDone?: () => Promise<void>;
}

interface Places {
  origin: string;
  /** The headers of a user who has paid. */
  paid: Record<string, string>;
  uid: string;
  /** The events of Stripe that are sent. */
  events: PaymentEvents;
}

const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The calls of the table, in its order. */
export async function measuredCalls({ origin, paid, uid, events }: Places): Promise<MeasuredCall[]> {
  const reader = { ...paid, ...compressed };
  const text = async (path: string): Promise<string> => {
    const response = await fetch(origin + path, { headers: paid });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.text();
  };
  const names = async (): Promise<string[]> => {
    const { companies } = JSON.parse(await text('/api/companies')) as { companies: { name: string }[] };
    return companies.map(({ name }) => name);
  };
  const { posts } = JSON.parse(await text('/api/blog/published')) as { posts: { slug: string }[] };
  const landing = await text('/');
  const script = /<script src="(\/assets\/[^"]+\.js)"/.exec(landing)?.[1];
  const [article] = posts;
  if (!script || !article) throw new Error('The web app is not built, or no article is published.');
  const etag = (await fetch(`${origin}/api/companies`, { headers: reader })).headers.get('etag');
  if (!etag) throw new Error('/api/companies has no ETag.');
  const webhook = {
    path: '/api/stripe/webhook',
    setupRequest: (request: autocannon.Request) => events.next(request),
    untilDone: () => events.untilFollowed(),
    goal: [30, 35],
  } as const;
  const cached = [8, 0] as const;
  const page = [4, 0] as const;
  return [
    { name: 'livez', path: '/livez', goal: [3, 0] },
    { name: 'payment-status, paid', path: `/api/user/${uid}/payment-status`, headers: reader, goal: [8, 3] },
    { name: 'a list page, cached', path: '/api/companies?page=1', headers: reader, goal: cached },
    {
      name: 'a list page of a sign',
      path: '/api/companies?zodiac=dragon&page=1',
      headers: reader,
      isCompared: true,
    },
    { name: 'all brands', path: '/api/car-brands', headers: reader, goal: cached },
    { name: 'a detail', path: '/api/companies/nintendo', headers: reader, isCompared: true },
    { name: 'stats', path: '/api/stats', headers: reader, goal: cached },
    { name: 'zodiac-stats', path: '/api/zodiac-stats', headers: reader, goal: cached },
    { name: 'published articles', path: '/api/blog/published', headers: reader, goal: cached },
    { name: 'all companies', path: '/api/companies', headers: reader, goal: [10, 0] },
    {
      name: 'all companies, unchanged (304)',
      path: '/api/companies',
      headers: { ...reader, 'if-none-match': etag },
      status: 304,
      goal: [6, 0],
    },
    {
      name: 'a search',
      path: '/api/companies?page=1',
      headers: reader,
      setupRequest: searchOfNextName(await names()),
      goal: [15, 40],
    },
    {
      name: 'a search, always the same',
      path: '/api/companies?page=1&search=nintendo',
      headers: reader,
      isCompared: true,
    },
    { name: 'an article page', path: `/blog/${article.slug}.html`, headers: compressed, goal: page },
    { name: 'the blog', path: '/blog', headers: compressed, goal: page },
    { name: 'the landing page', path: '/', headers: compressed, goal: page },
    { name: 'a script', path: script, headers: compressed, goal: page },
    { name: 'a signed webhook, new', ...webhook, amounts: { warmUp: 1_000, measured: 3_000 } },
    {
      name: 'a signed webhook, new, of 100 at once',
      ...webhook,
      connections: 100,
      amounts: { warmUp: 2_000, measured: 6_000 },
    },
  ];
}

/** Searches for another company in each request, so that no two answers are the same. */
function searchOfNextName(names: readonly string[]): autocannon.Request['setupRequest'] {
  let next = 0;
  return (request) => {
    const name = names[next++ % names.length] ?? '';
    return { ...request, path: `/api/companies?page=1&search=${encodeURIComponent(name.slice(0, 40))}` };
  };
}
