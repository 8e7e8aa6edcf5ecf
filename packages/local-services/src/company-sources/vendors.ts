import { sampleCompanies } from './sample-companies.ts';
import { sampleOpenings } from './sample-openings.ts';

/** `GET /v1/boards/{token}/jobs` of Greenhouse. `content` is HTML that is escaped twice. */
export const greenhouse = (token: string): unknown => {
  const jobs = sampleOpenings(token).map(({ id, title, location, department, posted, description }) => ({
    id,
    internal_job_id: id + 1,
    title,
    updated_at: posted.toISOString(),
    requisition_id: String(id),
    location: { name: location },
    absolute_url: `https://boards.greenhouse.io/${token}/jobs/${id}`,
    metadata: null,
    content: description.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    departments: [{ id: 1, name: department, child_ids: [], parent_id: null }],
    offices: [],
  }));
  return { jobs, meta: { total: jobs.length } };
};

/** `GET /v0/postings/{site}` of Lever. The response is an array, paginated by `skip` and `limit`. */
export const lever = (token: string, skip: number, limit: number): unknown =>
  sampleOpenings(token)
    .slice(skip, skip + limit)
    .map(({ id, title, location, department, type, posted, description, salary }) => ({
      id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      text: title,
      categories: { commitment: type, department, location, team: department, allLocations: [location] },
      createdAt: posted.getTime(),
      description,
      hostedUrl: `https://jobs.lever.co/${token}/${id}`,
      applyUrl: `https://jobs.lever.co/${token}/${id}/apply`,
      ...(salary && { salaryRange: { currency: 'USD', interval: 'per-year-salary', ...salary } }),
    }));

const ashbyTypes = { 'Full-time': 'FullTime', 'Part-time': 'PartTime', Internship: 'Intern' } as const;

/** `GET /posting-api/job-board/{board}` of Ashby. The first posting has `isListed: false`. */
export const ashby = (token: string): unknown => ({
  apiVersion: '1',
  jobs: sampleOpenings(token).map(
    ({ id, title, location, department, type, posted, description }, index) => ({
      id: `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`,
      title,
      department,
      team: department,
      employmentType: ashbyTypes[type],
      location,
      isRemote: location === 'Remote',
      isListed: index > 0,
      publishedAt: posted.toISOString(),
      jobUrl: `https://jobs.ashbyhq.com/${token}/${id}`,
      descriptionHtml: description,
      shouldDisplayCompensationOnJobPostings: false,
    }),
  ),
});

/** The response of Wikidata's query service: the sample companies founded in the years of the query. */
export function wikidata(query: string): unknown {
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

/** A careers page with its openings as schema.org JobPosting. */
export function careersPage(host: string): string {
  const postings = sampleOpenings(host).map(
    ({ id, title, location, department, type, posted, description }) => ({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: { '@type': 'PropertyValue', value: String(id) },
      title,
      description,
      datePosted: posted.toISOString(),
      employmentType: type.toUpperCase().replace('-', '_'),
      occupationalCategory: department,
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: location } },
      url: `https://${host}/careers/${id}`,
    }),
  );
  const data = JSON.stringify({ '@graph': postings }).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><title>Careers</title><script type="application/ld+json">${data}</script>`;
}
