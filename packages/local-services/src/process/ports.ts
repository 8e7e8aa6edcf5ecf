import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/** These ports are below the range from which systems choose ports of outgoing connections. */
const [minPort, portCount] = [20_000, 12_000];

/** Each process and thread starts at another port, because others can find the same port until it is in use. */
let tried = (process.pid + threadId * 40) * 97;

/** Returns a free port on loopback, another one on each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = minPort + (tried++ % portCount);
    if ((await portProblem(port)) === undefined) return port;
  }
}

function listenError(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Returns why a loopback port cannot be used. IPv4 and IPv6 are both checked, because `localhost` can mean either, and a
 * browser could reach another program on the other one.
 */
export async function portProblem(port: number): Promise<'taken' | 'forbidden' | undefined> {
  for (const host of ['127.0.0.1', '::1']) {
    const error = await listenError(port, host);
    if (error?.code === 'EADDRINUSE') return 'taken';
    if (error?.code === 'EACCES') return 'forbidden';
  }
  return undefined;
}
