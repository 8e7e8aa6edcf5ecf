import { paths } from '#paths.ts';
import { PreparedPage } from './PreparedPage.tsx';

export function CarBrandsPage() {
  return (
    <PreparedPage
      sign="horse"
      title="Car Brands"
      text="The car brands are being set in type. They are part of your lifetime access and will stand here as soon as they are ready."
      next={{ to: paths.companies, text: 'See the companies' }}
    />
  );
}
