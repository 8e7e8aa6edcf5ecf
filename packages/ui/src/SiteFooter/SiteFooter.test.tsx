import { conformance } from '../conformance.tsx';
import { SiteFooter } from './SiteFooter.tsx';

conformance('SiteFooter', <SiteFooter>For entertainment only.</SiteFooter>);
