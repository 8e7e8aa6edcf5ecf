import { conformance } from '../conformance.tsx';
import { ZodiacBadge } from './ZodiacBadge.tsx';

conformance('ZodiacBadge', <ZodiacBadge sign="tiger" />);
