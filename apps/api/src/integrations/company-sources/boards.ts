import { plainText } from './clean.ts';
import { maxRows, type BoardName, type FoundOpenings, type Opening } from './company-sources.ts';
import { openingOf, salaryRange } from './opening-of.ts';
import { SourceFailure } from './source-failure.ts';
import { id, list, record, rows, text } from './untrusted.ts';

/** Sends a GET request to a source. @returns the parsed JSON, or `undefined` for a 404 */
export type GetJson = (address: string) => Promise<unknown>;

/** Reads the public job board of one company. @returns `undefined` when the board does not exist */
type ReadBoard = (token: string, getJson: GetJson) => Promise<FoundOpenings | undefined>;

/** Drops the rows that could not be read. The result is complete only if there were none. */
function found(rowsRead: readonly (Opening | undefined)[]): FoundOpenings {
  const openings = rowsRead.filter((opening) => opening !== undefined);
  return { openings, isComplete: openings.length === rowsRead.length };
}

/** Maximum length of a description's HTML that is read. At most 1,000 characters of its text are kept. */
const maxMarkupLength = 65_536;

/** Reads a board with descriptions, or without them if that response exceeds the size limit. */
async function withContent<T>(full: () => Promise<T>, titlesOnly: () => Promise<T>): Promise<T> {
  try {
    return await full();
  } catch (error) {
    if (error instanceof SourceFailure && error.reason === 'too_large') return titlesOnly();
    throw error;
  }
}

const greenhouse: ReadBoard = async (token, getJson) => {
  const board = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(token)}/jobs`;
  const answer = await withContent(
    () => getJson(`${board}?content=true`),
    () => getJson(board),
  );
  if (answer === undefined) return undefined;
  return found(
    rows(record(answer).jobs).map((job) => {
      const { title, absolute_url, location, departments, content, updated_at, first_published, ...rest } =
        record(job);
      return openingOf({
        sourceId: id(rest.id),
        title: text(title),
        url: text(absolute_url),
        location: text(record(location).name),
        department: text(record(list(departments)[0]).name),
        // The API returns HTML with its tags escaped; `plainText` unescapes it once here, `openingOf` removes the tags.
        description: plainText((text(content) ?? '').slice(0, maxMarkupLength), maxMarkupLength),
        posted: first_published ?? updated_at,
      });
    }),
  );
};

const leverPageSize = 50;

const lever: ReadBoard = async (token, getJson) => {
  const openings: (Opening | undefined)[] = [];
  for (let skip = 0; skip < maxRows; skip += leverPageSize) {
    const answer = await getJson(
      `https://api.lever.co/v0/postings/${encodeURIComponent(token)}?mode=json&skip=${skip}&limit=${leverPageSize}`,
    );
    if (answer === undefined) return undefined;
    const page = rows(answer).slice(0, leverPageSize);
    openings.push(
      ...page.map((posting) => {
        const {
          text: title,
          categories,
          hostedUrl,
          createdAt,
          salaryRange: salary,
          workplaceType,
          country,
          ...rest
        } = record(posting);
        const { location, department, commitment, allLocations } = record(categories);
        return openingOf({
          sourceId: id(rest.id),
          title: text(title),
          url: text(hostedUrl),
          location: text(location),
          otherPlaces: list(allLocations).map(text),
          country: text(country),
          workMode: text(workplaceType),
          department: text(department),
          type: text(commitment),
          salary: salaryRange(record(salary)),
          description: text(rest.description),
          posted: createdAt,
        });
      }),
    );
    if (page.length < leverPageSize) break;
  }
  return found(openings);
};

const ashby: ReadBoard = async (token, getJson) => {
  const answer = await getJson(
    `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(token)}?includeCompensation=true`,
  );
  if (answer === undefined) return undefined;
  return found(
    rows(record(answer).jobs)
      .map(record)
      .filter(({ isListed }) => isListed === true)
      .map((job) =>
        openingOf({
          sourceId: id(job.id),
          title: text(job.title),
          url: text(job.jobUrl),
          location: text(job.location),
          otherPlaces: list(job.secondaryLocations).map((place) => text(record(place).location)),
          country: text(record(record(job.address).postalAddress).addressCountry),
          // `isRemote` is also true for hybrid work.
          workMode: text(job.workplaceType),
          department: text(job.department),
          type: text(job.employmentType),
          salary:
            job.shouldDisplayCompensationOnJobPostings === true
              ? text(record(job.compensation).scrapeableCompensationSalarySummary)
              : null,
          description: text(job.descriptionHtml),
          posted: job.publishedAt,
        }),
      ),
  );
};

/** The readers of the supported job boards, by vendor. */
export const boards: Readonly<Record<BoardName, ReadBoard>> = { greenhouse, lever, ashby };
