import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardNames } from './company-sources.ts';
import { connectCompanySources } from './connect.ts';
import { Fetcher, Pace } from './fetcher.ts';
import { isPublicAddress, publicAgent } from './public-agent.ts';
import { SourceFailure } from './source-failure.ts';

const signal = new AbortController().signal;
const publicHost = '93.184.215.14';

/** Every outgoing connection that Node was asked to create. */
let connections: { host: unknown; port: unknown }[] = [];

beforeEach(() => {
  connections = [];
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function connect(
    this: Socket,
    ...args: unknown[]
  ) {
    const [options] = args.flat() as [{ host?: unknown; port?: unknown }];
    connections.push({ host: options.host, port: options.port });
    queueMicrotask(() => this.destroy(new Error('no network in this test')));
    return this;
  });
});
afterEach(() => vi.restoreAllMocks());

const sourcesWhere = (...answers: (readonly string[])[]) => {
  const asked: string[] = [];
  const resolve = async (hostname: string) => {
    asked.push(hostname);
    return answers[Math.min(asked.length, answers.length) - 1] ?? [];
  };
  return { asked, ...connectCompanySources({ contact: 'x', standIn: undefined, resolve, minGapMs: 0 }) };
};

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const error: unknown = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(SourceFailure);
  return error as SourceFailure;
}

describe('T13: no connection is opened to a forbidden address', () => {
  test.each([
    ['plain http', 'http://example.com/'],
    ['another port', 'https://example.com:8443/'],
    ['the port of a database', 'https://example.com:5432/'],
    ['a user', 'https://user@example.com/'],
    ['a password', 'https://user:secret@example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['another protocol', 'gopher://example.com/'],
    ['ftp', 'ftp://example.com/'],
    ['data', 'data:text/html,x'],
    ['no address at all', 'careers'],
    ['nothing', ''],
    ['this machine by name', 'https://localhost/'],
    ['this machine', 'https://127.0.0.1/'],
    ['this machine in short form', 'https://127.1/'],
    ['this machine as a number', 'https://2130706433/'],
    ['this machine in hexadecimal', 'https://0x7f000001/'],
    ['this machine in octal', 'https://0177.0.0.1/'],
    ['this machine in full-width digits', 'https://１２７.0.0.1/'],
    ['this machine by IPv6', 'https://[::1]/'],
    ['IPv6 mapped', 'https://[::ffff:127.0.0.1]/'],
    ['IPv6 mapped in hexadecimal', 'https://[::ffff:7f00:1]/'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
    ['a public address without a name', `https://${publicHost}/`],
    ['a name without a domain', 'https://intranet/'],
  ])('%s: %s', async (_name, address) => {
    const { openings, asked } = sourcesWhere([publicHost]);
    const { reason } = await failureOf(openings({ kind: 'careers-page', address }, signal));
    expect([reason, connections, asked]).toEqual(['refused', [], []]);
  });
});

describe('no connection is opened to a host name with a private address', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.170',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a9fe:a9fe',
    '100::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'not an address',
  ])('%s', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const { openings, asked } = sourcesWhere([address]);
    const place = { kind: 'careers-page', address: 'https://rebind.example/careers' } as const;
    const { reason } = await failureOf(openings(place, signal));
    expect([reason, connections, asked]).toEqual(['refused', [], ['rebind.example']]);
  });

  test('even if its other addresses are public', async () => {
    const { openings } = sourcesWhere([publicHost, '10.0.0.1']);
    const place = { kind: 'careers-page', address: 'https://rebind.example/' } as const;
    expect((await failureOf(openings(place, signal))).reason).toBe('refused');
    expect(connections).toEqual([]);
  });

  test.each(boardNames)('also for the API of %s', async (kind) => {
    const { openings } = sourcesWhere(['192.168.0.10']);
    expect((await failureOf(openings({ kind, token: 'airbnb' }, signal))).reason).toBe('refused');
    expect(connections).toEqual([]);
  });

  test('a host name without an address is unreachable', async () => {
    const { openings } = sourcesWhere([]);
    const place = { kind: 'careers-page', address: 'https://nowhere.example/' } as const;
    expect((await failureOf(openings(place, signal))).reason).toBe('unreachable');
  });
});

test.each([
  '93.184.215.14',
  '1.1.1.1',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2001:4860:4860::8888',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test('T13: the connection goes to the checked address, even if the name resolves to another one afterwards', async () => {
  const { openings, asked } = sourcesWhere([publicHost], ['127.0.0.1']);
  const place = { kind: 'careers-page', address: 'https://rebind.example/careers' } as const;
  await failureOf(openings(place, signal));
  expect(asked[0]).toBe('rebind.example');
  expect(connections).toEqual([{ host: publicHost, port: 443 }]);
});

describe('a redirect is checked like the first URL', () => {
  /** Responses that replace the network. Other requests go to the real agent. */
  function redirecting(answers: Readonly<Record<string, string>>) {
    const agent = publicAgent(async () => ['10.0.0.1']);
    vi.spyOn(agent, 'request').mockImplementation((async (options: { origin: string; path: string }) => {
      const location = answers[options.origin + options.path];
      if (location === undefined) throw new Error('must not be asked');
      return {
        statusCode: 302,
        headers: { location },
        body: { on: () => undefined, destroy: () => undefined },
      };
    }) as unknown as typeof agent.request);
    return new Fetcher({ dispatcher: agent, pace: new Pace(0), userAgent: 'Test/1' });
  }
  const get = (fetcher: Fetcher, checkHop: (url: URL) => void = () => undefined) =>
    fetcher.get({ address: 'https://a.example/', accept: 'text/html', signal, checkHop });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://169.254.169.254/',
    'https://[::ffff:a9fe:a9fe]/',
    'http://b.example/',
    'https://b.example:8443/',
    '//127.0.0.1/',
    'file:///etc/passwd',
  ])('to %s is not followed', async (location) => {
    const failure = await failureOf(get(redirecting({ 'https://a.example/': location })));
    expect([failure.reason, connections]).toEqual(['refused', []]);
  });

  test('is followed at most three times', async () => {
    const circle = redirecting({
      'https://a.example/': '/1',
      'https://a.example/1': '/2',
      'https://a.example/2': '/3',
      'https://a.example/3': '/4',
    });
    const hops: string[] = [];
    const failure = await failureOf(get(circle, (url) => hops.push(url.pathname)));
    expect([failure.reason, hops]).toEqual(['failed', ['/', '/1', '/2', '/3']]);
  });

  test('to another host is not followed in a request to an API', async () => {
    const hops: string[] = [];
    const failure = await failureOf(
      get(redirecting({ 'https://a.example/': 'https://b.example/' }), (url) => {
        hops.push(url.host);
        if (url.host !== 'a.example') throw new SourceFailure('refused', 'none of the APIs');
      }),
    );
    expect([failure.reason, hops]).toEqual(['refused', ['a.example', 'b.example']]);
  });
});
