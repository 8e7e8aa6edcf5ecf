import { Agent } from 'undici';
import { boards, type AskJson } from './boards.ts';
import type { CompanySources } from './company-sources.ts';
import { Fetcher } from './fetcher.ts';
import { Pace } from './pace.ts';
import { publicAgent, type Resolve } from './public-agent.ts';
import { ReadingThread } from './reading-thread.ts';
import { Robots } from './robots.ts';
import { SourceFailure } from './source-failure.ts';
import { parseJson } from './untrusted.ts';
import { companiesOf, queryAddress } from './wikidata.ts';

interface Options {
  /** Where people who wonder about our requests find us. */
  contact: string;
  /** Local mode: the origin that stands for every source; without it they are asked themselves. */
  standIn: string | undefined;
  resolve?: Resolve;
  gapMs?: number;
}

/** The documented APIs; they are asked nothing else, and redirect us nowhere else. */
const apiHosts = new Set([
  'query.wikidata.org',
  'boards-api.greenhouse.io',
  'api.lever.co',
  'api.ashbyhq.com',
]);

const defaultGapMs = 500;

/**
 * The sources themselves. robots.txt is for those who read pages, and is obeyed on every one; the APIs are made for
 * programs, whose manners their terms state: who we are in the User-Agent, one request at a time, Retry-After.
 */
export function connectCompanySources({
  contact,
  standIn,
  resolve,
  gapMs = defaultGapMs,
}: Options): CompanySources {
  const dispatcher = standIn ? new Agent() : publicAgent(resolve);
  const fetcher = new Fetcher({
    dispatcher,
    pace: new Pace(gapMs),
    userAgent: `ZodiacAtlas/1.0 (+${contact})`,
    standIn,
  });
  const thread = new ReadingThread();
  const robots = new Robots(fetcher, thread);

  const asking =
    (signal: AbortSignal, accept = 'application/json'): AskJson =>
    async (address) => {
      const { status, text } = await fetcher.get({ address, accept, signal, checkHop: checkApiHost });
      return status === 404 ? undefined : parseJson(text);
    };

  return {
    async companiesFoundedIn(years, signal) {
      const answer = await asking(signal, 'application/sparql-results+json')(queryAddress(years));
      if (answer === undefined) throw new SourceFailure('failed', 'Wikidata answered 404');
      return companiesOf(answer);
    },
    async openings(place, signal) {
      if (place.kind !== 'careers-page')
        return (await boards[place.kind](place.token, asking(signal))) ?? 'gone';
      const { status, url, type, text } = await fetcher.get({
        address: place.address,
        accept: 'text/html',
        signal,
        checkHop: (hop, hopSignal) => robots.check(hop, hopSignal),
      });
      if (status === 404) return 'gone';
      if (!type.includes('html')) throw new SourceFailure('garbage', `${url.host} sent no page`);
      return thread.read({ kind: 'careers-page', html: text, address: url.href }, signal);
    },
    close: async () => {
      await Promise.all([dispatcher.destroy(), thread.close()]);
    },
  };
}

function checkApiHost(url: URL): void {
  if (!apiHosts.has(url.host)) throw new SourceFailure('refused', `${url.host} is none of the APIs`);
}
