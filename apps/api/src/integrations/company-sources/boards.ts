import { plainText } from './clean.ts';
import { maxRows, type BoardName, type FoundOpenings, type Opening } from './company-sources.ts';
import { openingOf } from './opening-of.ts';
import { salaryRange } from './salary.ts';
import { SourceFailure } from './source-failure.ts';
import { id, list, record, rows, text } from './untrusted.ts';

/** Asks a vendor's API. @returns the JSON, or `undefined` for a 404 */
export type AskJson = (address: string) => Promise<unknown>;

/** Reads one company's public board. @returns `undefined` where there is no such board */
type ReadBoard = (token: string, ask: AskJson) => Promise<FoundOpenings | undefined>;

/** A board of which a row could not be read may still name what is missing. */
function found(rowsRead: readonly (Opening | undefined)[]): FoundOpenings {
  const openings = rowsRead.filter((opening) => opening !== undefined);
  return { openings, isComplete: openings.length === rowsRead.length };
}

/** Longer than any description we keep, were it all markup. */
const maxMarkup = 65_536;

/** A board with all its descriptions may be more than we read; without them it is a tenth. */
async function withContent<T>(long: () => Promise<T>, short: () => Promise<T>): Promise<T> {
  try {
    return await long();
  } catch (error) {
    if (error instanceof SourceFailure && error.reason === 'too_large') return short();
    throw error;
  }
}

const greenhouse: ReadBoard = async (token, ask) => {
  const board = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(token)}/jobs`;
  const answer = await withContent(
    () => ask(`${board}?content=true`),
    () => ask(board),
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
        // HTML, escaped once more.
        description: plainText((text(content) ?? '').slice(0, maxMarkup), maxMarkup),
        posted: first_published ?? updated_at,
      });
    }),
  );
};

const leverPage = 50;

const lever: ReadBoard = async (token, ask) => {
  const openings: (Opening | undefined)[] = [];
  for (let skip = 0; skip < maxRows; skip += leverPage) {
    const answer = await ask(
      `https://api.lever.co/v0/postings/${encodeURIComponent(token)}?mode=json&skip=${skip}&limit=${leverPage}`,
    );
    if (answer === undefined) return undefined;
    const page = rows(answer).slice(0, leverPage);
    openings.push(
      ...page.map((posting) => {
        const {
          text: title,
          categories,
          hostedUrl,
          createdAt,
          salaryRange: salary,
          ...rest
        } = record(posting);
        const { location, department, commitment } = record(categories);
        return openingOf({
          sourceId: id(rest.id),
          title: text(title),
          url: text(hostedUrl),
          location: text(location),
          department: text(department),
          type: text(commitment),
          salary: salaryRange(record(salary)),
          description: text(rest.description),
          posted: createdAt,
        });
      }),
    );
    if (page.length < leverPage) break;
  }
  return found(openings);
};

const ashby: ReadBoard = async (token, ask) => {
  const answer = await ask(
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

export const boards: Readonly<Record<BoardName, ReadBoard>> = { greenhouse, lever, ashby };
