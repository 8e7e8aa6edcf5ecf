import { conformance } from '../conformance.tsx';
import { PageSection } from './PageSection.tsx';

conformance('PageSection', <PageSection title="Companies" lead="By sign" heading="h1" />);
