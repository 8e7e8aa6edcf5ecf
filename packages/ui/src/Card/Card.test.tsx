import { conformance } from '../conformance.tsx';
import { Card } from './Card.tsx';

conformance('Card', <Card>Paper</Card>);
