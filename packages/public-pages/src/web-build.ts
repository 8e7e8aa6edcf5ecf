/** The file in the web app's build that lists the files that the public pages share with it. */
export const sharedFilesFile = 'shared-files.json';

/** A script that a page names with the hash of its text. */
export interface HashedScript {
  readonly src: string;
  /** The value of `integrity`, and in quotes a source of the Content-Security-Policy; `null` where it is not built. */
  readonly integrity: string | null;
}

/** The files that every page loads, public pages and pages of the app alike. */
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
