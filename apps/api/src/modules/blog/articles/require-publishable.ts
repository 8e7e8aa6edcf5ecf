import { ApiError } from '#kernel/api-error.ts';

/** The texts that a published article must have. */
export const requiredTexts = ['title', 'content', 'metaDescription', 'targetKeyword'] as const;

/**
 * Requires the {@link requiredTexts}.
 *
 * @throws ApiError `invalid_input` that names each blank text
 */
export function requirePublishable(post: Readonly<Record<(typeof requiredTexts)[number], string>>): void {
  const blank = requiredTexts.filter((field) => post[field].trim() === '');
  if (blank.length === 0) return;
  throw new ApiError('invalid_input', {
    fields: Object.fromEntries(blank.map((field) => [field, 'must not be blank in a published article'])),
  });
}
