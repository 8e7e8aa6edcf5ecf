import type { ComponentProps } from 'react';
import { namesOfLists, titleOfLists } from '@org/api-contract/lists';
import { text } from '@org/content/almanac';
import type { ListedArticle } from '../article-page.ts';
import { dataPath, elementsPath, numbersPath, signsPath, yearsPath } from '../paths.ts';
import { AlmanacPage } from './AlmanacPage.tsx';
import { ArticlesOn } from './ArticlesOn.tsx';
import { hubPicture } from './hub-picture.ts';

type AlmanacPageProps = ComponentProps<typeof AlmanacPage>;

interface HubPageProps extends Pick<AlmanacPageProps, 'site' | 'sections' | 'wide'> {
  hub: keyof typeof hubHeads;
  /** Replaces the default text. */
  summary?: string;
  /** The articles about the subject, as in “Articles about the elements”. */
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

/** The address of a hub, its heading, and its title and description for search engines. */
const hubHeads = {
  signs: {
    path: signsPath,
    title: text('signs.title'),
    description: text('signs.description'),
    heading: text('signs.heading'),
    summary: text('signs.summary'),
  },
  years: {
    path: yearsPath,
    title: text('years.title'),
    description: text('years.description'),
    heading: text('years.heading'),
    summary: text('years.summary'),
  },
  elements: {
    path: elementsPath,
    title: text('elements.title'),
    description: text('elements.description'),
    heading: text('elements.heading'),
    summary: text('elements.summary'),
  },
  numbers: {
    path: numbersPath,
    title: text('numbers.title'),
    description: text('numbers.description'),
    heading: text('numbers.heading'),
    summary: text('numbers.summary'),
  },
  data: {
    path: dataPath,
    title: 'Our lists, counted by zodiac sign',
    description: `How many ${namesOfLists} each zodiac sign has, how a founding date decides the sign, and where the dates come from.`,
    heading: `${titleOfLists} by sign`,
    summary: `Our lists have ${namesOfLists}, each with the sign of the year in which it was founded or joined the Union.`,
  },
} as const;
