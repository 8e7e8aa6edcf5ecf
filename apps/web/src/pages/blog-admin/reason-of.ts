import { errorCatalogue } from '@org/api-contract/values';
import { NoAnswerError, RequestError } from '#api/errors.ts';

/** The label of each input. */
const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  slug: 'Address',
  content: 'Content',
  metaDescription: 'Meta description',
  targetKeyword: 'Target keyword',
  image: 'Image',
  alt: 'Image description',
  keyword: 'Keyword',
  publishAt: 'Publish on',
  targetWordCount: 'Words',
  businessLocation: 'Business location',
};

export const labelOf = (field: string): string => labels[field] ?? field;

/** The problem of each input of a call, such as “Meta description is blank.” */
export const problemsOf = (error: unknown): [field: string, sentence: string][] =>
  error instanceof RequestError
    ? Object.entries(error.fields ?? {}).map(([name, problem]) => {
        const field = name.split('.').at(-1) ?? name;
        return [field, `${labelOf(field)} ${problem}.`];
      })
    : [];

/**
 * The error message for an admin: the server's message, else `HTTP {status}: {text}`, or a network error if there was no
 * response (specification, section 8). Instead of the general message for invalid input, it names the inputs.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof RequestError) {
    const problems = problemsOf(error).map(([, sentence]) => sentence);
    if (problems.length > 0 && error.sentence === errorCatalogue.invalid_input[2]) return problems.join(' ');
    return error.sentence ?? `HTTP ${error.message}`;
  }
  if (error instanceof NoAnswerError)
    return 'Network error: Unable to connect to server. Please check your connection.';
  return 'The answer could not be read. Please reload the page.';
}
