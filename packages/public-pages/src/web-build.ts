/** The file in the web app's build that lists the files shared with public pages. */
export const sharedFilesFile = 'shared-files.json';

/** A script with the hash of its text, which a page includes. */
export interface HashedScript {
  readonly src: string;
  /**
   * The value of `integrity`; in quotes, a source of the Content-Security-Policy. `null` if the script is not built.
   */
  readonly integrity: string | null;
}

/** The files that every public page and every page of the app loads. */
export interface SharedFiles {
  /** The paths of the stylesheets. */
  readonly styles: readonly string[];
  /** The script of public pages: islands.ts of the web app. */
  readonly islands: HashedScript;
}

/** The installation that a page belongs to. */
export interface Site {
  /** The public origin, for absolute URLs. */
  origin: string;
  files: SharedFiles;
}
