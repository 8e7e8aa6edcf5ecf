import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { maxRows, type FoundOpenings, type Opening } from './company-sources.ts';
import { openingOf } from './opening-of.ts';
import { salaryRange } from './salary.ts';
import { SourceFailure } from './source-failure.ts';
import { parseJson, record, text } from './untrusted.ts';

const deepest = 12;
/** The parser looks through all open tags when one closes: pages that are meant to be read stay far below both. */
const maxTagDepth = 500;
const maxTags = 100_000;

/**
 * The schema.org JobPostings a page carries as JSON-LD. A page was understood if it has at least one posting, open or
 * expired, and all of its data could be read: then what it does not name is closed. Many pages carry JSON-LD of their
 * organization only and load their openings by script; such a page, like one with a broken block or posting, says
 * nothing about what it does not name.
 *
 * For a `ReadingThread` only.
 *
 * @throws SourceFailure `garbage` where the page has more tags, or nests them deeper, than we read
 */
export function openingsOfPage(html: string, page: URL): FoundOpenings {
  const openings = new Map<string, Opening>();
  const { blocks, broken } = linkedData(html);
  const postings = blocks.flatMap((block) => [...postingsIn(block)]);
  let unread = 0;
  for (const posting of postings) {
    if (hasExpired(posting)) continue;
    const opening = openingOfPosting(posting, page);
    if (!opening) unread += 1;
    else if (openings.size < maxRows) openings.set(opening.sourceId, opening);
  }
  return { openings: [...openings.values()], isComplete: postings.length > 0 && broken + unread === 0 };
}

function linkedData(html: string): { blocks: unknown[]; broken: number } {
  const texts: string[] = [];
  let open = false;
  let tags = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { type }) {
      tags += 1;
      depth += 1;
      if (tags > maxTags || depth > maxTagDepth)
        throw new SourceFailure(
          'garbage',
          `a page of more than ${maxTags} tags, or of ${maxTagDepth} levels`,
        );
      open = name === 'script' && type?.trim().toLowerCase() === 'application/ld+json';
      if (open) texts.push('');
    },
    ontext(data) {
      if (open) texts.push((texts.pop() ?? '') + data);
    },
    onclosetag() {
      depth -= 1;
      open = false;
    },
  });
  parser.end(html);
  const blocks = texts.flatMap((block) => {
    try {
      return [parseJson(block)];
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      // One broken block says nothing about the others.
      return [];
    }
  });
  return { blocks, broken: texts.length - blocks.length };
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

const hasExpired = ({ validThrough }: Posting): boolean =>
  typeof validThrough === 'string' && Date.parse(validThrough) < Date.now();

function openingOfPosting(posting: Posting, page: URL): Opening | undefined {
  const { title, url, description, datePosted, employmentType, identifier, baseSalary } = posting;
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
