import { LRUCache } from 'lru-cache';
import { Snapshot, snapshotBytes } from './snapshots.ts';

const maxPages = 2_000;
/** Of all pages together, compressed copies included. */
const maxTotalBytes = 32 * 1_024 * 1_024;

interface Kept {
  version: string;
  snapshot: Snapshot;
}

/** Keeps pages that all readers get, each in its last version. A reader of a kept page costs neither a query nor a rendering. */
export class KeptPages {
  readonly #kept = new LRUCache<string, Kept>({
    max: maxPages,
    maxSize: maxTotalBytes,
    sizeCalculation: ({ snapshot }, path) => snapshotBytes(snapshot) + path.length,
  });
  readonly #making = new Map<string, Promise<Snapshot>>();

  /**
   * Returns the kept page, or makes it. Readers at the same time share the work.
   *
   * @param version - of all that the page is made from
   */
  read(path: string, version: string, make: () => string | Promise<string>): Snapshot | Promise<Snapshot> {
    const kept = this.#kept.get(path);
    if (kept?.version === version) return kept.snapshot;
    const work = `${version} ${path}`;
    const making = this.#making.get(work);
    if (making) return making;
    const made = this.#make(path, version, make).finally(() => this.#making.delete(work));
    this.#making.set(work, made);
    return made;
  }

  async #make(path: string, version: string, make: () => string | Promise<string>): Promise<Snapshot> {
    const snapshot = new Snapshot(await make());
    this.#kept.set(path, { version, snapshot });
    return snapshot;
  }
}
