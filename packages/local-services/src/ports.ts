import { createServer } from 'node:net';

/** Below the range from which systems take ports for outgoing connections: nobody gets one of these by chance. */
const [firstPort, ports] = [20_000, 12_000];

/** A port of loopback nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * ports);
    if ((await portTrouble(port)) === undefined) return port;
  }
}

/** Ports of loopback nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function attempt(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Why a port of loopback cannot be used. Both families are looked at: `localhost` means either, and a browser that
 * reached somebody else on the other one would show somebody else's page.
 */
export async function portTrouble(port: number): Promise<'taken' | 'forbidden' | undefined> {
  for (const host of ['127.0.0.1', '::1']) {
    const error = await attempt(port, host);
    if (error?.code === 'EADDRINUSE') return 'taken';
    if (error?.code === 'EACCES') return 'forbidden';
  }
  return undefined;
}
