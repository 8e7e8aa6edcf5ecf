import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { mostRows, type Opening } from './company-sources.ts';
import { openingOf } from './opening-of.ts';
import { salaryRange } from './salary.ts';
import { record, text } from './untrusted.ts';

const deepest = 12;

/** The schema.org JobPostings a page carries as JSON-LD. */
export function openingsOfPage(html: string, page: URL): Opening[] {
  const openings = new Map<string, Opening>();
  for (const block of linkedData(html)) {
    for (const posting of postingsIn(block)) {
      const opening = openingOfPosting(posting, page);
      if (opening && openings.size < mostRows) openings.set(opening.sourceId, opening);
    }
  }
  return [...openings.values()];
}

function linkedData(html: string): unknown[] {
  const blocks: string[] = [];
  let open = false;
  const parser = new Parser({
    onopentag(name, { type }) {
      open = name === 'script' && type?.trim().toLowerCase() === 'application/ld+json';
      if (open) blocks.push('');
    },
    ontext(data) {
      if (open) blocks.push((blocks.pop() ?? '') + data);
    },
    onclosetag() {
      open = false;
    },
  });
  parser.end(html);
  return blocks.flatMap((block) => {
    try {
      return [JSON.parse(block) as unknown];
    } catch {
      // One broken block says nothing about the others.
      return [];
    }
  });
}

type Posting = ReturnType<typeof record>;

/** Postings stand by themselves, in lists, in a @graph, or as items of an ItemList. */
function* postingsIn(value: unknown, depth = 0): Generator<Posting> {
  if (depth > deepest) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* postingsIn(item, depth + 1);
    return;
  }
  const node = record(value);
  if ([node['@type']].flat().includes('JobPosting')) yield node;
  for (const key of ['@graph', 'itemListElement', 'item', 'mainEntity']) {
    if (key in node) yield* postingsIn(node[key], depth + 1);
  }
}

function openingOfPosting(posting: Posting, page: URL): Opening | undefined {
  const { title, url, description, datePosted, employmentType, validThrough, identifier, baseSalary } =
    posting;
  if (typeof validThrough === 'string' && Date.parse(validThrough) < Date.now()) return undefined;
  const address = URL.parse(text(url) ?? '', page.href)?.href ?? page.href;
  const place = placeOf(posting);
  return openingOf({
    sourceId: text(record(identifier).value) ?? text(identifier) ?? digest([address, text(title), place]),
    title: text(title),
    url: address,
    location: place,
    department: text(record(posting.department).name) ?? text(posting.occupationalCategory),
    type: text([employmentType].flat()[0]),
    salary: salaryOf(baseSalary),
    description: text(description),
    posted: datePosted,
  });
}

/** "Lyon, France", by the first place named; a posting for home says so. */
function placeOf({ jobLocation, jobLocationType }: Posting): string | null {
  const address = record(record([jobLocation].flat()[0]).address);
  const country = text(address.addressCountry) ?? text(record(address.addressCountry).name);
  const parts = [text(address.addressLocality), text(address.addressRegion), country].filter(
    (part) => part !== null,
  );
  return parts.join(', ') || (jobLocationType === 'TELECOMMUTE' ? 'Remote' : null);
}

function salaryOf(baseSalary: unknown): string | null {
  const { currency, value } = record(baseSalary);
  const { minValue, maxValue, unitText, value: exact } = record(value);
  return salaryRange({ min: minValue ?? exact, max: maxValue, currency, interval: unitText });
}

const digest = (parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
