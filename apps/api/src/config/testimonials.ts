import type { EnvironmentReader } from './environment.ts';

/** A reader's words, published with the reader's consent. */
export interface TestimonialOfReader {
  readonly quote: string;
  readonly name: string;
  /** A short description of the reader, such as a sign or a place. */
  readonly about: string;
}

const maxTestimonials = 6;
const maxQuoteLength = 300;
const maxNameLength = 60;
const expected = `a JSON array of 1 to ${maxTestimonials} objects such as {"quote":"Good.","name":"Ada","about":"Ox"}, with at most ${maxQuoteLength} characters in quote and ${maxNameLength} in name and about`;

/** Reads `TESTIMONIALS`. Returns `undefined` without it: the pages then show labeled examples. */
export function readTestimonials(env: EnvironmentReader): readonly TestimonialOfReader[] | undefined {
  const json = env.optional('TESTIMONIALS');
  const given = json === undefined ? undefined : env.json('TESTIMONIALS', json, expected);
  if (given === undefined) return undefined;
  const testimonials = Array.isArray(given) ? given.map(testimonialOf) : [];
  if (
    testimonials.length === 0 ||
    testimonials.length > maxTestimonials ||
    testimonials.includes(undefined)
  ) {
    env.problem(`TESTIMONIALS must be ${expected}`);
    return undefined;
  }
  return testimonials.filter((testimonial) => testimonial !== undefined);
}

function testimonialOf(given: unknown): TestimonialOfReader | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { quote, name, about } = given as Record<string, unknown>;
  const isText = (text: unknown, maxLength: number): text is string =>
    typeof text === 'string' && text.trim() !== '' && text.length <= maxLength;
  return isText(quote, maxQuoteLength) && isText(name, maxNameLength) && isText(about, maxNameLength)
    ? { quote, name, about }
    : undefined;
}
