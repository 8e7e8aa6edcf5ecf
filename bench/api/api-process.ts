import path from 'node:path';
import { respondsOk, Child } from '@org/local-services/launcher/child.ts';
import { freePort } from '@org/local-services/launcher/ports.ts';

const maxStartMs = 120_000;

/** A process of the API. */
export interface ApiProcess {
  pid: number;
  port: number;
  child: Child;
}

/**
 * Starts a process of a built checkout, on a free port.
 *
 * @param folder - the checkout
 * @param env - its variables, except the port
 */
export async function startApi(
  folder: string,
  env: Record<string, string>,
  onLine: (line: string) => void = () => undefined,
): Promise<ApiProcess> {
  const port = await freePort();
  const script = path.join(folder, 'apps/api/dist/main.js');
  const child = new Child({ name: 'API', script, env: { ...env, PORT: String(port) }, onLine });
  await child.until(() => respondsOk(`http://127.0.0.1:${port}/readyz`), maxStartMs);
  if (child.process.pid === undefined) throw new Error('The API process has ended.');
  return { pid: child.process.pid, port, child };
}
