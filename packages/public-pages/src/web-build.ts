/** The file in the web app's build that lists the files that all pages share. */
export const sharedFilesFile = 'shared-files.json';

/** What all pages without script share. */
export interface SharedFiles {
  /** Their rules, which each page has within it, so that its first paint waits for nothing; without a build, the paths of stylesheets. */
  readonly styles: string | readonly string[];
  /** The paths of the fonts of the text. */
  readonly fonts: readonly string[];
}

/**
 * Stands on the root of a page whose reader has no fonts of ours yet: they are asked for after the first paint. A page without it names
 * them in its head.
 */
export const laterFonts = 'data-fonts="later"';

/** What the file says. */
export interface WebBuild extends SharedFiles {
  /** The sources of the Content-Security-Policy that permit what the app's pages have within them. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** The placeholder in the prerendered page of the blog that the list of articles replaces. */
export const articleListMark = '<!--articles-->';

/** What the server replaces in the head of the prerendered page of the blog stands between these. */
export const blogHeadMarks = { start: '<!--blog-head-->', end: '<!--/blog-head-->' } as const;
