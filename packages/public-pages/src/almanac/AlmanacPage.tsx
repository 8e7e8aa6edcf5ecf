import { text } from '@org/content/almanac';
import { Article, LabelsProvider } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import { Fragment, type ReactNode } from 'react';
import { breadcrumbList, type Crumb } from '../document/breadcrumbs.ts';
import { PageDocument } from '../document/PageDocument.tsx';
import { SampleOffer } from '../document/SampleOffer.tsx';
import { publicPaths } from '../paths.ts';
import type { Site } from '../web-build.ts';

export interface Section {
  id: string;
  title: string;
  content: ReactNode;
}

interface AlmanacPageProps {
  site: Site;
  path: string;
  /** Title for the browser's tab and search engines. */
  title: string;
  description: string;
  heading: string;
  /** The text below the title. Its first sentence answers the reader's question. */
  summary: ReactNode;
  sign: ZodiacSignId | null;
  /** The other sign of a pair. */
  otherSign?: ZodiacSignId;
  /** Path and alternative text of the share picture. */
  picture: { path: string; text: string };
  /** Pages between the home page and this one. */
  above?: readonly Crumb[];
  facts?: ReactNode;
  sections: readonly Section[];
  /** `null`: the page has no offer of the sample. */
  offer?: { title: string; lead: string } | null;
  /** Whether cards and tables use the whole width, in place of a table of contents. */
  wide?: boolean;
  /** Whether search engines may list the page. */
  listed?: boolean;
  /** Content after the article. */
  after?: ReactNode;
}

/** The texts of `Article`, without those for an author and a date, which these pages do not have. */
const labels = { contents: text('common.contents') };

/** A page of the almanac: an article of sections, each with an entry in the table of contents. */
export function AlmanacPage({
  site,
  path,
  sections,
  above = [],
  after,
  wide = false,
  listed = true,
  ...page
}: AlmanacPageProps) {
  const address = site.origin + path;
  const picture = site.origin + page.picture.path;
  const structuredData = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': address,
        url: address,
        name: page.title,
        description: page.description,
        inLanguage: 'en',
        isPartOf: { '@type': 'WebSite', name: 'Zodiac Atlas', url: site.origin },
        primaryImageOfPage: { '@type': 'ImageObject', url: picture, width: 1200, height: 630 },
      },
      breadcrumbList([...above, { name: page.heading, path }], site.origin),
    ],
  };
  return (
    <PageDocument
      path={path}
      head={{
        title: page.title,
        description: page.description,
        address,
        picture,
        pictureText: page.picture.text,
        type: 'website',
        structuredData,
        files: site.files,
        more: listed ? undefined : <meta name="robots" content="noindex" />,
      }}
    >
      <LabelsProvider labels={labels}>
        <Article
          title={page.heading}
          summary={page.summary}
          sign={page.sign}
          {...(page.otherSign && { otherSign: page.otherSign })}
          place={<Place above={above} />}
          facts={page.facts}
          headings={wide ? [] : sections.map(({ id, title }) => ({ id, text: title }))}
          className={wide ? 'PublicPage-wide' : ''}
        >
          {sections.map(({ id, title, content }) => (
            <section key={id} className="PublicPage-section" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {content}
            </section>
          ))}
        </Article>
      </LabelsProvider>
      {after}
      {page.offer !== null && <SampleOffer {...page.offer} />}
    </PageDocument>
  );
}

const Place = ({ above }: { above: readonly Crumb[] }) => (
  <>
    <a href={publicPaths.home}>Home</a>
    {above.map(({ name, path }) => (
      <Fragment key={path}>
        {' '}
        <span aria-hidden="true">›</span> <a href={path}>{name}</a>
      </Fragment>
    ))}
  </>
);
