import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * State of the proxy: `open` forwards everything, `deaf` drops requests, `mute` forwards requests and
 * drops responses, `reset` resets every connection.
 */
export type Line = 'open' | 'deaf' | 'mute' | 'reset';

/** A TCP proxy to another server, which can interrupt the connection as networks do. */
export class TcpProxy {
  line: Line = 'open';
  /** Returns how long to hold back data of a client, in milliseconds. */
  delay: (data: Buffer, isFirst: boolean) => number = () => 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(target: { port: number }) {
    this.#server = createServer((client) => {
      const upstream = connect(target.port, '127.0.0.1');
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket);
        // Errors are expected here: the end of either socket ends the other.
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
      }
      let isFirst = true;
      client.on('data', (data) => {
        if (this.line === 'reset') client.resetAndDestroy();
        const ms = this.delay(data, isFirst);
        isFirst = false;
        const forward = (): void => {
          if (this.line === 'open' || this.line === 'mute') upstream.write(data);
        };
        if (ms === 0) forward();
        else setTimeout(forward, ms);
      });
      upstream.on('data', (data) => {
        if (this.line === 'reset') client.resetAndDestroy();
        if (this.line === 'open') client.write(data);
      });
    });
  }

  async listen(port = 0): Promise<this> {
    await new Promise<void>((resolve) => void this.#server.listen(port, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends all connections, also those that are being opened. */
  endConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => void this.#server.close(resolve));
    this.endConnections();
    await closed;
  }
}
