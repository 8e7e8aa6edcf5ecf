import type { SharedFiles } from '../web-build.ts';
/** What every page of the almanac needs of the product. */
export interface Site {
  /** The public origin, for absolute URLs. */
  origin: string;
  files: SharedFiles;
}
