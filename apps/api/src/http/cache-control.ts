/** A browser may store the response, but must revalidate it before each use. */
export const revalidated = 'private, no-cache';

/** Forbids every cache to store a response. Responses about one user or about one moment have it. */
export const unstored = 'private, no-store';

/**
 * For public pages. A browser revalidates them before each use. Shared caches may use them for a minute, and for
 * another minute while they revalidate them.
 */
export const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** Anybody may store the response for a day. For pictures whose content hardly changes. */
export const storedForADay = 'public, max-age=86400';

/** Anybody may store the response for a year. For paths with a hash of the content, which therefore never changes. */
export const immutable = 'public, max-age=31536000, immutable';
