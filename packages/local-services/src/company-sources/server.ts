import { createServer, type Server } from 'node:http';
import { sampleCompanies, sampleFacts } from './sample-companies.ts';
import { sampleOpenings } from './sample-openings.ts';

type Reply = { type: string; body: string } | undefined;

const json = (body: unknown): Reply => ({ type: 'application/json', body: JSON.stringify(body) });

/** The emulated APIs by host. Every other host is the website of a company. */
const apis: Readonly<Record<string, (url: URL) => Reply>> = {
  'boards-api.greenhouse.io': ({ pathname }) => {
    const token = /^\/v1\/boards\/([\w-]+)\/jobs$/.exec(pathname)?.[1];
    return token === undefined ? undefined : json(greenhouse(token));
  },
  'api.lever.co': ({ pathname, searchParams }) => {
    const token = /^\/v0\/postings\/([\w-]+)$/.exec(pathname)?.[1];
    const [skip, limit] = [Number(searchParams.get('skip')), Number(searchParams.get('limit') ?? 50)];
    return token === undefined ? undefined : json(lever(token, skip, limit));
  },
  'api.ashbyhq.com': ({ pathname }) => {
    const token = /^\/posting-api\/job-board\/([\w-]+)$/.exec(pathname)?.[1];
    return token === undefined ? undefined : json(ashby(token));
  },
  'query.wikidata.org': ({ pathname, searchParams }) =>
    pathname === '/sparql' ? json(wikidata(searchParams.get('query') ?? '')) : undefined,
};

/** Emulates Wikidata, Greenhouse, Lever, Ashby and company websites. The Host header selects which. */
export function companySourcesServer(): Server {
  return createServer((request, response) => {
    const host = request.headers.host ?? '';
    const url = URL.parse(request.url ?? '/', `https://${host}`);
    const reply = url ? replyTo(url) : undefined;
    if (!reply) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': `${reply.type}; charset=utf-8` }).end(reply.body);
  });
}

function replyTo(url: URL): Reply {
  if (url.hostname === '127.0.0.1') return url.pathname === '/health' ? json({ status: 'ok' }) : undefined;
  if (url.pathname === '/robots.txt') return { type: 'text/plain', body: 'User-agent: *\nAllow: /\n' };
  const api = apis[url.host];
  return api ? api(url) : { type: 'text/html', body: careersPage(url.host) };
}

/**
 * `GET /v1/boards/{token}/jobs` of Greenhouse. `content` is HTML that is escaped twice. A role in several places is
 * several jobs, and hybrid work is stated only in the place.
 */
const greenhouse = (token: string): unknown => {
  const jobs = sampleOpenings(token).flatMap(
    ({ id, title, places, department, posted, description, workMode }) =>
      places.map((place, index) => ({
        id: id + index,
        internal_job_id: id + index + 1,
        title,
        updated_at: posted.toISOString(),
        first_published: posted.toISOString(),
        requisition_id: String(id),
        location: { name: workMode === 'Hybrid' ? `${place} (Hybrid)` : place },
        absolute_url: `https://boards.greenhouse.io/${token}/jobs/${id + index}`,
        metadata: null,
        content: description.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
        departments: [{ id: 1, name: department, child_ids: [], parent_id: null }],
        offices: [],
      })),
  );
  return { jobs, meta: { total: jobs.length } };
};

/** `GET /v0/postings/{site}` of Lever. The response is an array, paginated by `skip` and `limit`. */
const lever = (token: string, skip: number, limit: number): unknown =>
  sampleOpenings(token)
    .slice(skip, skip + limit)
    .map(({ id, title, places, department, type, posted, description, salary, workMode }) => ({
      id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      text: title,
      categories: {
        commitment: type,
        department,
        location: places[0],
        team: department,
        allLocations: places,
      },
      country: null,
      workplaceType: { Remote: 'remote', Hybrid: 'hybrid', OnSite: 'unspecified' }[workMode],
      createdAt: posted.getTime(),
      description,
      hostedUrl: `https://jobs.lever.co/${token}/${id}`,
      applyUrl: `https://jobs.lever.co/${token}/${id}/apply`,
      ...(salary && { salaryRange: { currency: 'USD', interval: 'per-year-salary', ...salary } }),
    }));

const ashbyTypes = { 'Full-time': 'FullTime', 'Part-time': 'PartTime', Internship: 'Intern' } as const;

/** `GET /posting-api/job-board/{board}` of Ashby. The first posting has `isListed: false`. */
const ashby = (token: string): unknown => ({
  apiVersion: '1',
  jobs: sampleOpenings(token).map(
    ({ id, title, places, department, type, posted, description, salary, workMode }, index) => ({
      id: `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`,
      title,
      department,
      team: department,
      employmentType: ashbyTypes[type],
      location: places[0],
      secondaryLocations: places.slice(1).map((location) => ({ location })),
      // Ashby sets this for hybrid work, too.
      isRemote: workMode !== 'OnSite',
      workplaceType: workMode,
      isListed: index > 0,
      publishedAt: posted.toISOString(),
      jobUrl: `https://jobs.ashbyhq.com/${token}/${id}`,
      descriptionHtml: description,
      shouldDisplayCompensationOnJobPostings: salary !== undefined,
      ...(salary && {
        compensation: {
          scrapeableCompensationSalarySummary: `$${salary.min / 1_000}K - $${salary.max / 1_000}K`,
        },
      }),
    }),
  ),
});

/** The response of Wikidata's query service: facts of items, or the sample companies founded in the years of the query. */
function wikidata(query: string): unknown {
  const items = /VALUES \?item \{([^}]*)\}/.exec(query)?.[1]?.match(/Q\d+/g);
  if (items) return facts(items);
  const years = /YEAR\(\?inception\) IN \(([\d, ]*)\)/.exec(query)?.[1]?.split(', ') ?? [];
  const bindings = sampleCompanies
    .filter(({ inception }) => years.includes(inception.slice(0, 4)))
    .map(({ name, inception, precision, city, country, website }) => ({
      item: { type: 'uri', value: `http://www.wikidata.org/entity/sample-${encodeURIComponent(name)}` },
      itemLabel: { 'xml:lang': 'en', type: 'literal', value: name },
      inception: { type: 'literal', value: `${inception}T00:00:00Z` },
      precision: { type: 'literal', value: String(precision) },
      hqLabel: { 'xml:lang': 'en', type: 'literal', value: city },
      countryLabel: { 'xml:lang': 'en', type: 'literal', value: country },
      website: { type: 'uri', value: website },
    }));
  return { head: { vars: Object.keys(bindings[0] ?? {}) }, results: { bindings } };
}

/** A row for each founder of each item. */
function facts(items: readonly string[]): unknown {
  const bindings = items.flatMap((item) => {
    const known = sampleFacts(item);
    if (!known) return [];
    const { founders, city, description } = known;
    return (founders.length > 0 ? founders : [undefined]).map((founder) => ({
      item: { type: 'uri', value: `http://www.wikidata.org/entity/${item}` },
      ...(description && { itemDescription: { 'xml:lang': 'en', type: 'literal', value: description } }),
      ...(founder !== undefined && { founderLabel: { 'xml:lang': 'en', type: 'literal', value: founder } }),
      hqLabel: { 'xml:lang': 'en', type: 'literal', value: city },
    }));
  });
  return { head: { vars: ['item', 'itemDescription', 'founderLabel', 'hqLabel'] }, results: { bindings } };
}

/** A careers page with its openings as schema.org JobPosting. */
function careersPage(host: string): string {
  const postings = sampleOpenings(host).map(
    ({ id, title, places, department, type, posted, description, workMode }) => ({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: { '@type': 'PropertyValue', value: String(id) },
      title,
      description,
      datePosted: posted.toISOString(),
      employmentType: type.toUpperCase().replace('-', '_'),
      occupationalCategory: department,
      ...(workMode === 'Remote' && { jobLocationType: 'TELECOMMUTE' }),
      jobLocation: places.map((place) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: place },
      })),
      url: `https://${host}/careers/${id}`,
    }),
  );
  const data = JSON.stringify({ '@graph': postings }).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><title>Careers</title><script type="application/ld+json">${data}</script>`;
}
