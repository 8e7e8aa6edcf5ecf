import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How often the balancer asks a process whether it is ready. This is a usual interval. */
const checkMs = 1_000;
/** How long the balancer looks for a process that accepts a request, as `lb_try_duration` in `deploy/Caddyfile`. */
const maxTryMs = 5_000;
const retryMs = 100;

interface Target {
  port: number;
  isReady: boolean;
}

/**
 * A balancer for several processes. It sends requests in turn to processes whose `/readyz` is 200, and retries only requests that
 * no process has accepted: it never hides a failed request.
 */
export class Balancer {
  #targets: readonly Target[] = [];
  #turn = 0;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((request, response) => void this.#forward(request, response));
  readonly #checking = setInterval(() => void this.#checkAll(), checkMs);

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sets the ports of the processes. A new process gets requests when it is ready. */
  set ports(ports: readonly number[]) {
    this.#targets = ports.map(
      (port) => this.#targets.find((target) => target.port === port) ?? { port, isReady: false },
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#checking);
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
    this.#agent.destroy();
  }

  async #checkAll(): Promise<void> {
    await Promise.all(
      this.#targets.map(async (target) => {
        const answer = await fetch(`http://127.0.0.1:${target.port}/readyz`).catch(() => undefined);
        await answer?.arrayBuffer();
        target.isReady = answer?.ok === true;
      }),
    );
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const deadline = Date.now() + maxTryMs; Date.now() < deadline; await wait(retryMs)) {
      const ready = this.#targets.filter(({ isReady }) => isReady);
      for (let tries = 0; tries < ready.length; tries += 1) {
        this.#turn += 1;
        const target = ready[this.#turn % ready.length];
        if (target && (await this.#sendTo(target.port, request, response)) === 'answered') return;
      }
    }
    response.writeHead(502).end();
  }

  /** @returns `refused` when the process does not listen, so that another may get the request */
  #sendTo(
    port: number,
    incoming: IncomingMessage,
    response: ServerResponse,
  ): Promise<'answered' | 'refused'> {
    const { method, url: path, headers } = incoming;
    return new Promise((resolve) => {
      const outgoing = send({ host: '127.0.0.1', port, method, path, headers, agent: this.#agent });
      outgoing.on('response', (answer) => {
        // The process may close its connection after the answer. The caller's connection stays open.
        const { connection: _, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(response).on('close', () => resolve('answered'));
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') {
          resolve('refused');
          return;
        }
        response.destroy(error);
        resolve('answered');
      });
      outgoing.on('socket', (socket) => {
        // A body is sent only after connecting, so that until then another process can receive it.
        const start = (): void => void incoming.pipe(outgoing);
        if (socket.connecting) socket.once('connect', start);
        else start();
      });
    });
  }
}
