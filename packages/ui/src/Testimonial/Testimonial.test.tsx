import { conformance } from '../conformance.tsx';
import { Testimonial } from './Testimonial.tsx';

conformance('Testimonial', <Testimonial quote="Good." name="Ada" about="born 1990" />);
