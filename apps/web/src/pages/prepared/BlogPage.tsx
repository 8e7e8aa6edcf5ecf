import { paths } from '#paths.ts';
import { PreparedPage } from './PreparedPage.tsx';

export function BlogPage() {
  return (
    <PreparedPage
      sign="rooster"
      title="Blog"
      text="The first articles are being written. Until they are out, your own sign makes good reading."
      next={{ to: paths.sample, text: 'Try Free Sample' }}
    />
  );
}
