import { paths } from '#paths.ts';
import { PreparedPage } from './PreparedPage.tsx';

export function UsStatesPage() {
  return (
    <PreparedPage
      sign="ox"
      title="US States"
      text="The map of all 50 states is being drawn. It is part of your lifetime access and will stand here as soon as it is ready."
      next={{ to: paths.companies, text: 'See the companies' }}
    />
  );
}
