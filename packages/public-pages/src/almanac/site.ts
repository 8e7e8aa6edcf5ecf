/** What every page of the almanac needs of the product. */
export interface Site {
  /** The public origin, for absolute URLs. */
  origin: string;
  /** Paths of the stylesheets. */
  stylesheets: readonly string[];
}
