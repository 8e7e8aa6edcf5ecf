import type { ComponentProps } from 'react';
import type { ListedArticle } from '../article-page.ts';
import { AlmanacPage } from './AlmanacPage.tsx';
import { ArticlesOn } from './ArticlesOn.tsx';
import { hubHeads } from './hub-heads.ts';
import { hubPicture } from './hub-picture.ts';

type AlmanacPageProps = ComponentProps<typeof AlmanacPage>;

interface HubPageProps extends Pick<AlmanacPageProps, 'site' | 'sections' | 'wide'> {
  hub: keyof typeof hubHeads;
  /** Replaces the default text. */
  summary?: string;
  /** The articles about the subject, as in “Read on about the elements”. */
  reading?: { subject: string; articles: readonly ListedArticle[] };
}

/** A hub of the almanac with its share picture. A hub belongs to no sign. */
export const HubPage = ({ hub, reading, ...page }: HubPageProps) => (
  <AlmanacPage
    {...hubHeads[hub]}
    {...page}
    sign={null}
    picture={hubPicture(hub)}
    after={reading && <ArticlesOn {...reading} />}
  />
);
