import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ChatAnswer = (response: ServerResponse, call: number) => void;

/** A chat API on loopback with configurable responses, which records the requests. */
export async function chatApi(answer: ChatAnswer) {
  const asked: { body: string; request: IncomingMessage }[] = [];
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      asked.push({ body, request: incoming });
      return answer(response, asked.length);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { asked, baseUrl, close };
}

export const json = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    .end(JSON.stringify(body));
};

export const completion = (content: string, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'test',
  choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, refusal: null } }],
});
