/** The file in the web app's build that lists the files that all pages share. */
export const sharedFilesFile = 'shared-files.json';

/** The paths of the files that all pages share. */
export interface SharedFiles {
  readonly stylesheets: readonly string[];
  /** The fonts of the text, which are asked for before the stylesheet names them. */
  readonly fonts: readonly string[];
}

/** What the file says. */
export interface WebBuild extends SharedFiles {
  /** The sources of the Content-Security-Policy that permit what the app's pages have within them. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** The placeholder in the prerendered page of the blog that the list of articles replaces. */
export const articleListMark = '<!--articles-->';

/** What the server replaces in the head of the prerendered page of the blog stands between these. */
export const blogHeadMarks = { start: '<!--blog-head-->', end: '<!--/blog-head-->' } as const;
