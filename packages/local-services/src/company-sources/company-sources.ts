import path from 'node:path';
import { respondsOk, Child, type ChildOptions } from '../process/child.ts';
import type { Spawned } from '../process/supervised.ts';

interface CompanySourcesOptions extends Pick<ChildOptions, 'logFile' | 'onSpawn'> {
  port: number;
}

export const companySourcesUrl = (port: number): string => `http://127.0.0.1:${port}`;

/** Starts the emulated Wikidata, job boards and careers pages as a separate process. */
export function spawnCompanySources({ port, ...rest }: CompanySourcesOptions): Spawned {
  const child = new Child({
    name: 'company sources',
    script: path.join(import.meta.dirname, 'company-sources-process.ts'),
    args: [String(port)],
    ...rest,
  });
  return { child, isReady: () => respondsOk(`${companySourcesUrl(port)}/health`) };
}
