import { paths } from '#paths.ts';
import { PreparedPage } from './PreparedPage.tsx';

export function BlogAdminPage() {
  return (
    <PreparedPage
      sign="rat"
      title="Blog Admin"
      text="The editor’s desk is being set up. Articles, keywords and settings will be managed here."
      next={{ to: paths.companies, text: 'See the companies' }}
    />
  );
}
