import { conformance } from '../conformance.tsx';
import { PriceBox } from './PriceBox.tsx';

conformance(
  'PriceBox',
  <div>
    <h2>Price</h2>
    <PriceBox title="$62" label="Limited Time Offer" benefits={['All of it']} />
  </div>,
);
