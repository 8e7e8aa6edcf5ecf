/**
 * Loaded by `--import`: adds a price to the contract's list, as a release with a new price does. The process runs
 * from source (`--conditions=@org/source`).
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const cents = Number(process.env.OTHER_PRICE_CENTS);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/api-contract/src/price.ts')) return loaded;
    const source = readFileSync(new URL(url), 'utf8');
    const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const added = source.replace(
      /(export const prices\b[^;]*?),?\s*\];/,
      `$1, { from: '${today}', amountCents: ${cents}, currency: 'usd' }];`,
    );
    if (added === source) throw new Error('price.ts has no list of prices.');
    return { ...loaded, source: added };
  },
});
