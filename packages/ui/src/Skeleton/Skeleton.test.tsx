import { conformance } from '../conformance.tsx';
import { Skeleton } from './Skeleton.tsx';

conformance('Skeleton', <Skeleton count={2} />);
