import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companySourcesServer } from '@org/local-services/company-sources/server.ts';

export interface TestSources {
  url: string;
  /** How often each host was asked for something that is no robots.txt. */
  asked: Map<string, number>;
  /** From now on this answers in the place of a host; without an answer the host is itself again. */
  instead(host: string, answer?: RequestListener): void;
  close(): Promise<void>;
}

/** The sources of local mode on a free port, each of which can be made to misbehave. */
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

/** Breaks every connection off. */
export const away: RequestListener = (request) => request.socket.destroy();
