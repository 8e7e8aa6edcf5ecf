import { isPage, paths } from '#paths.ts';
import type { PageHead } from './page-head.ts';

interface DocumentHead {
  title: string;
  description: string;
}

const product = 'Zodiac Atlas';
const usual =
  'Find your Chinese zodiac sign exactly, and explore companies, car brands and all 50 US states by the sign of their founding year.';

const heads: Readonly<Record<string, DocumentHead>> = {
  [paths.home]: { title: `${product}: your Chinese zodiac sign, exact to the day`, description: usual },
  [paths.sample]: {
    title: `Free zodiac sample · ${product}`,
    description:
      'Enter a birth date and read your Chinese zodiac sign free, by the true New Year’s Day of your year.',
  },
  [paths.blog]: {
    title: `Blog · ${product}`,
    description: 'Articles about the Chinese zodiac: signs, compatibility, years and numbers.',
  },
  [paths.login]: { title: `Sign in · ${product}`, description: usual },
  [paths.checkout]: { title: `Checkout · ${product}`, description: usual },
  [paths.account]: { title: `Your account · ${product}`, description: usual },
  [paths.success]: { title: `Your payment · ${product}`, description: usual },
  [paths.personal]: { title: `Your zodiac · ${product}`, description: usual },
  [paths.compatibility]: { title: `Compatibility · ${product}`, description: usual },
  [paths.companies]: { title: `Companies · ${product}`, description: usual },
  [paths.openings]: { title: `Openings · ${product}`, description: usual },
  [paths.carBrands]: { title: `Car brands · ${product}`, description: usual },
  [paths.usStates]: { title: `US states · ${product}`, description: usual },
  [paths.adminCodes]: { title: `Promotion codes · ${product}`, description: usual },
  [paths.adminPayments]: { title: `Payments · ${product}`, description: usual },
  [paths.adminSources]: { title: `Sources · ${product}`, description: usual },
  [paths.compare]: { title: `Compare · ${product}`, description: usual },
  [paths.kept]: { title: `Saved · ${product}`, description: usual },
  [paths.forYou]: { title: `For you · ${product}`, description: usual },
  [paths.insights]: { title: `Insights · ${product}`, description: usual },
  [paths.blogAdmin]: { title: `Blog admin · ${product}`, description: usual },
};

/** Returns the title and description of a path, or those that the page gave itself. */
export const headOf = (path: string, own?: PageHead): DocumentHead => {
  if (own) return { title: `${own.title} · ${product}`, description: own.description };
  // Until its row is known, the page of a row has the head of its list.
  const list = isPage(path) ? path.slice(0, path.lastIndexOf('/')) : path;
  return heads[path] ?? heads[list] ?? { title: `404 Page Not Found · ${product}`, description: usual };
};
