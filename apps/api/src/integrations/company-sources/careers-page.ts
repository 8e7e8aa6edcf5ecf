import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { maxRows, type FoundOpenings, type Opening } from './company-sources.ts';
import { openingOf, salaryRange } from './opening-of.ts';
import { SourceFailure } from './source-failure.ts';
import { parseJson, record, text } from './untrusted.ts';

/** Maximum nesting of JSON-LD nodes that are searched. */
const maxNodeDepth = 12;
/** Limits of the HTML. The parser searches all open tags for each closing tag, so deep pages take quadratic time. */
const maxTagDepth = 500;
const maxTags = 100_000;

/**
 * Reads the schema.org `JobPosting`s of a careers page from its JSON-LD. The result is complete if the page has at least
 * one posting, open or expired, and every block and posting can be read. An opening that is missing from a complete
 * result is closed; from an incomplete one it may still be open. Many pages load their openings by script and have JSON-LD
 * of the organization only, so their result is incomplete.
 *
 * Call it only in a `ParserProcess`, because hostile HTML can block the parser.
 *
 * @param page - the URL of the page, the base of relative addresses
 * @throws SourceFailure `invalid` when the page exceeds the limits of tags or nesting
 */
export function openingsOfPage(html: string, page: URL): FoundOpenings {
  const openings = new Map<string, Opening>();
  const { blocks, invalidBlocks } = linkedData(html);
  const postings = blocks.flatMap((block) => [...postingsIn(block)]);
  let invalidPostings = 0;
  for (const posting of postings) {
    if (hasExpired(posting)) continue;
    const opening = openingOfPosting(posting, page);
    if (!opening) invalidPostings += 1;
    else if (openings.size < maxRows) openings.set(opening.sourceId, opening);
  }
  const isComplete = postings.length > 0 && invalidBlocks + invalidPostings === 0;
  return { openings: [...openings.values()], isComplete };
}

function linkedData(html: string): { blocks: unknown[]; invalidBlocks: number } {
  const texts: string[] = [];
  let isInBlock = false;
  let tags = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { type }) {
      tags += 1;
      depth += 1;
      if (tags > maxTags || depth > maxTagDepth)
        throw new SourceFailure(
          'invalid',
          `a page of more than ${maxTags} tags, or of ${maxTagDepth} levels`,
        );
      isInBlock = name === 'script' && type?.trim().toLowerCase() === 'application/ld+json';
      if (isInBlock) texts.push('');
    },
    ontext(data) {
      if (isInBlock) texts.push((texts.pop() ?? '') + data);
    },
    onclosetag() {
      depth -= 1;
      isInBlock = false;
    },
  });
  parser.end(html);
  const blocks = texts.flatMap((block) => {
    try {
      return [parseJson(block)];
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      // The other blocks are still read.
      return [];
    }
  });
  return { blocks, invalidBlocks: texts.length - blocks.length };
}

type Posting = ReturnType<typeof record>;

/** Finds postings at the top level, in arrays, in a `@graph` and in an `ItemList`. */
function* postingsIn(value: unknown, depth = 0): Generator<Posting> {
  if (depth > maxNodeDepth) return;
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
    otherPlaces: [posting.jobLocation].flat().slice(1).map(placeOfLocation),
    workMode: posting.jobLocationType === 'TELECOMMUTE' ? 'remote' : null,
    department: text(record(posting.department).name) ?? text(posting.occupationalCategory),
    type: text([employmentType].flat()[0]),
    salary: salaryOf(baseSalary),
    description: text(description),
    posted: datePosted,
  });
}

/** Formats the first location, such as "Lyon, France"; "Remote" for telecommuting without a location. */
const placeOf = ({ jobLocation, jobLocationType }: Posting): string | null =>
  placeOfLocation([jobLocation].flat()[0]) ?? (jobLocationType === 'TELECOMMUTE' ? 'Remote' : null);

function placeOfLocation(location: unknown): string | null {
  const address = record(record(location).address);
  const country = text(address.addressCountry) ?? text(record(address.addressCountry).name);
  const parts = [text(address.addressLocality), text(address.addressRegion), country].filter(
    (part) => part !== null,
  );
  return parts.join(', ') || null;
}

function salaryOf(baseSalary: unknown): string | null {
  const { currency, value } = record(baseSalary);
  const { minValue, maxValue, unitText, value: exact } = record(value);
  return salaryRange({ min: minValue ?? exact, max: maxValue, currency, interval: unitText });
}

const digest = (parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
