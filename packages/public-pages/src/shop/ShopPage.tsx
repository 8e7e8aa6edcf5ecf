import { dayInWords } from '@org/api-contract/lists';
import type { ReactNode } from 'react';
import type { ShopContext } from '../article-page.ts';
import { AlmanacPage, type Section } from '../almanac/AlmanacPage.tsx';
import { socialPicturePath } from '../paths.ts';

interface ShopPageProps {
  context: ShopContext;
  path: string;
  /** Title for the browser's tab and search engines. */
  title: string;
  description: string;
  heading: string;
  summary: ReactNode;
  /** Date of the last change of the text, such as `2026-11-23`, if customers need it. */
  changedOn?: string;
  sections: readonly Section[];
}

/** A shop page: sections of text that name the operator. */
export const ShopPage = ({ context, changedOn, ...page }: ShopPageProps) => (
  <AlmanacPage
    {...page}
    site={context.site}
    sign={null}
    offer={null}
    picture={{ path: socialPicturePath, text: 'Zodiac Atlas: your Chinese zodiac sign, exact to the day' }}
    facts={
      <>
        {changedOn && (
          <span>
            Last changed on <time dateTime={changedOn}>{dayInWords(changedOn)}</time>.
          </span>
        )}
        {context.operator.isExample && (
          <strong> Example of local mode: the operator and all addresses are not real.</strong>
        )}
      </>
    }
  />
);
