import { conformance } from '../conformance.tsx';
import { Spinner } from './Spinner.tsx';

conformance('Spinner', <Spinner label="One moment …" />);
