import { conformance } from '../conformance.tsx';
import { Badge } from './Badge.tsx';

conformance('Badge', <Badge>Energy</Badge>);
