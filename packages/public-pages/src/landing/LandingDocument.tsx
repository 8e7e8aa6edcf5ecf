import { Button } from '@org/ui';
import { PageDocument } from '../document/PageDocument.tsx';
import { publicPaths, signUpPath, socialPicturePath } from '../paths.ts';
import type { LandingContext } from '../article-page.ts';
import { LandingPage } from './LandingPage.tsx';
import { landingHead } from './landing-head.ts';

export const LandingDocument = ({ site, ...facts }: LandingContext) => (
  <PageDocument
    path={publicPaths.home}
    head={{
      ...landingHead,
      hasWholeTitle: true,
      address: site.origin + publicPaths.home,
      picture: site.origin + socialPicturePath,
      pictureText: 'Zodiac Atlas: your Chinese zodiac sign, exact to the day',
      type: 'website',
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Zodiac Atlas',
        url: site.origin + publicPaths.home,
        description: landingHead.description,
        inLanguage: 'en',
      },
      files: site.files,
    }}
  >
    <LandingPage
      {...facts}
      buy={
        <Button asChild variant="primary" size="l">
          <a href={signUpPath}>Get Lifetime Access</a>
        </Button>
      }
    />
  </PageDocument>
);
