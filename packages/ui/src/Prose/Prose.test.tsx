import { conformance } from '../conformance.tsx';
import { Prose } from './Prose.tsx';

conformance(
  'Prose',
  <Prose>
    <p>Text</p>
  </Prose>,
);
