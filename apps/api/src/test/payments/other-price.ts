/**
 * Loaded by `--import`: adds a price to the contract's list in the bundled API, as a release with a new price does. Without
 * the list, the API keeps its price, and the tests fail.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const cents = Number(process.env.OTHER_PRICE_CENTS);
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!/\/(?:main|chunk-\w+)\.js$/.test(url)) return loaded;
    const source = readFileSync(new URL(url), 'utf8').replace(
      /(var prices = \[[^;]*?),?\s*\];/,
      `$1, { from: '${today}', amountCents: ${cents}, currency: 'usd' }];`,
    );
    return { ...loaded, source };
  },
});
