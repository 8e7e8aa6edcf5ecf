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

/** A path of ours that is safe to go to; anything else, such as another site, is home. */
export function ownPath(candidate: string | null): string {
  return candidate && /^\/(?![/\\])/.test(candidate) ? candidate : paths.home;
}
