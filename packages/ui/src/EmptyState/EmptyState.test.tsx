import { conformance } from '../conformance.tsx';
import { EmptyState } from './EmptyState.tsx';

conformance('EmptyState', <EmptyState title="No Companies Found">Try other filters.</EmptyState>);
