import { conformance } from '../conformance.tsx';
import { BrandSeal } from './BrandSeal.tsx';

conformance('BrandSeal', <BrandSeal />);
