/** Every address of the product. */
export const paths = {
  home: '/',
  personal: '/personal',
  companies: '/companies',
  carBrands: '/car-brands',
  usStates: '/us-states',
  blog: '/blog',
  blogAdmin: '/blog-admin',
  sample: '/zodiac-sample',
  checkout: '/checkout',
  success: '/success',
  login: '/login',
  /** The sample of a birth date, `YYYY-MM-DD`. */
  sampleOf: (date: string) => `/zodiac-sample?date=${date}`,
  /** Sign in, then go on to where one wanted to go. */
  loginThen: (next: string) => (next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`),
} as const;

/** The one spelling of a path: lower case, no doubled slashes and none at the end. Unknown paths stay as they are. */
export function canonicalPath(path: string): string {
  const spelling = path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return pages.has(spelling) ? spelling : path;
}

const pages: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'));

/**
 * An address of ours that is safe to go to; anything else, such as another site, is home. Browsers drop tabs and line
 * ends from an address and read `\` as `/`, so an address that holds either is refused.
 */
export function ownPath(candidate: string | null, origin = window.location.origin): string {
  if (!candidate?.startsWith('/') || /[\\\p{Cc}]/u.test(candidate)) return paths.home;
  if (!URL.canParse(candidate, origin)) return paths.home;
  const url = new URL(candidate, origin);
  // Dot segments may leave two slashes in front, which name another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return paths.home;
  return url.pathname + url.search + url.hash;
}
