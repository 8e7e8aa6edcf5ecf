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

/**
 * The stylesheet. A public page contains its `text`, and the Content-Security-Policy of the page names its `hash`, such
 * as `sha256-…`. If it is not built, a page links it.
 */
export type SharedStyles =
  | { readonly text: string; readonly hash: string }
  | { readonly href: string; readonly hash: null };

/** The styles and the script of every public page. */
export interface SharedFiles {
  readonly styles: SharedStyles;
  /** The script of public pages: islands.ts of the web app. */
  readonly islands: HashedScript;
  /** Addresses of the fonts of English text. Every page asks for them at once, so that its first paint has them. */
  readonly fonts: readonly string[];
}

/** The installation that a page belongs to. */
export interface Site {
  /** The public origin, for absolute URLs. */
  origin: string;
  files: SharedFiles;
}
