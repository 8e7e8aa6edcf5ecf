import { shopPaths } from '@org/public-pages/shop-paths.ts';

/**
 * Names the terms beside a button that agrees to them. The pages open in new tabs, so that typed text is not lost.
 *
 * @param begin - the beginning of the sentence, such as “With the payment”
 */
export const TermsNotice = ({ begin }: { begin: string }) => (
  <p>
    {begin} you accept the {page(shopPaths.terms, 'terms')} and the {page(shopPaths.refunds, 'refund rules')}.
    We explain what we store about you on {page(shopPaths.privacy, 'the privacy page')}. The links open in new
    tabs.
  </p>
);

const page = (path: string, text: string) => (
  <a href={path} target="_blank" rel="noopener noreferrer">
    {text}
  </a>
);
