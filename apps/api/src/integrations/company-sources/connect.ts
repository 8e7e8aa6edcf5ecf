import { Agent } from 'undici';
import { boards, type GetJson } from './boards.ts';
import { boardVendors, type CompanySources } from './company-sources.ts';
import { Fetcher, Pace } from './fetcher.ts';
import { publicAgent, type Resolve } from './public-agent.ts';
import { ParserProcess } from './parser-process.ts';
import { Robots } from './robots.ts';
import { SourceFailure } from './source-failure.ts';
import { parseJson } from './untrusted.ts';
import { companiesOf, queryAddress, queryFor, factsOf, factsQueryFor } from './wikidata.ts';

interface Options {
  /** URL in the `User-Agent`, where operators of a source can reach us. */
  contact: string;
  /** Local mode: an origin that replaces every source. `undefined` uses the real sources. */
  standIn: string | undefined;
  /** Replaces DNS in tests. */
  resolve?: Resolve;
  /**
   * Minimum time between two requests to one host, in milliseconds.
   *
   * @defaultValue 500; 100 for the stand-in of local mode
   */
  minGapMs?: number;
}

/** The hosts of the APIs. A redirect to any other host is refused. */
const apiHosts: ReadonlySet<string> = new Set([
  'query.wikidata.org',
  ...Object.values(boardVendors).map(({ host }) => host),
]);

const defaultMinGapMs = 500;
const standInMinGapMs = 100;

/**
 * Connects to the sources: Wikidata, the APIs of the job boards, and careers pages. Careers pages are read only if
 * their robots.txt permits it. The APIs have no robots.txt; their terms ask for a `User-Agent` with a contact, one
 * request at a time, and respect for `Retry-After`. See docs/decisions/006-outgoing-fetches.md.
 */
export function connectCompanySources({
  contact,
  standIn,
  resolve,
  minGapMs = standIn ? standInMinGapMs : defaultMinGapMs,
}: Options): CompanySources {
  const dispatcher = standIn ? new Agent() : publicAgent(resolve);
  const fetcher = new Fetcher({
    dispatcher,
    pace: new Pace(minGapMs),
    userAgent: `ZodiacAtlas/1.0 (+${contact})`,
    standIn,
  });
  const parser = new ParserProcess();
  const robots = new Robots(fetcher, parser);

  const getJson =
    (signal: AbortSignal, accept = 'application/json'): GetJson =>
    async (address) => {
      const { status, text } = await fetcher.get({ address, accept, signal, checkHop: checkApiHost });
      return status === 404 ? undefined : parseJson(text);
    };

  async function askWikidata(query: string, signal: AbortSignal): Promise<unknown> {
    const answer = await getJson(signal, 'application/sparql-results+json')(queryAddress(query));
    if (answer === undefined) throw new SourceFailure('failed', 'Wikidata answered 404');
    return answer;
  }

  return {
    companiesFoundedIn: async (years, signal) => companiesOf(await askWikidata(queryFor(years), signal)),
    companyFacts: async (items, signal) => factsOf(await askWikidata(factsQueryFor(items), signal)),
    async openings(place, signal) {
      if (place.kind !== 'careers-page')
        return (await boards[place.kind](place.token, getJson(signal))) ?? 'gone';
      const { status, url, type, text } = await fetcher.get({
        address: place.address,
        accept: 'text/html',
        signal,
        checkHop: (hop, hopSignal) => robots.check(hop, hopSignal),
      });
      if (status === 404) return 'gone';
      if (!type.includes('html')) throw new SourceFailure('invalid', `${url.host} sent no HTML`);
      return parser.parse({ kind: 'careers-page', html: text, address: url.href }, signal);
    },
    close: async () => {
      await Promise.all([dispatcher.destroy(), parser.close()]);
    },
  };
}

function checkApiHost(url: URL): void {
  if (!apiHosts.has(url.host)) throw new SourceFailure('refused', `${url.host} is not the host of an API`);
}
