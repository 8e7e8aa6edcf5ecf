import { ApiError } from '#kernel/api-error.ts';

const required = ['title', 'content', 'metaDescription', 'targetKeyword'] as const;

/**
 * Requires the texts without which no article is shown to readers.
 *
 * @throws ApiError `invalid_input`, which names each blank text
 */
export function requirePublishable(post: Readonly<Record<(typeof required)[number], string>>): void {
  const blank = required.filter((field) => post[field].trim() === '');
  if (blank.length === 0) return;
  throw new ApiError('invalid_input', {
    fields: Object.fromEntries(blank.map((field) => [field, 'must not be blank in a published article'])),
  });
}
