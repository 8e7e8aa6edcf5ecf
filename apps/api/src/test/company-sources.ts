import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companySourcesServer } from '@org/local-services/company-sources/server.ts';

export interface TestSources {
  url: string;
  /** The number of requests to each host, without those for robots.txt. */
  asked: Map<string, number>;
  /** Replaces the responses of a host. Without a listener it responds normally again. */
  instead(host: string, answer?: RequestListener): void;
  close(): Promise<void>;
}

/** The company sources of local mode on a free port, whose responses a test can replace. */
export async function startSources(): Promise<TestSources> {
  const usual = companySourcesServer();
  const answers = new Map<string, RequestListener>();
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    if (request.url !== '/robots.txt') asked.set(host, (asked.get(host) ?? 0) + 1);
    const answer = answers.get(host);
    if (answer) answer(request, response);
    else usual.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    instead(host, answer) {
      if (answer) answers.set(host, answer);
      else answers.delete(host);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with JSON. */
export const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Closes every connection without a response. */
export const away: RequestListener = (request) => request.socket.destroy();
