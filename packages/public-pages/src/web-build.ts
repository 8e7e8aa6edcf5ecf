/** The file in the web app's build that lists the paths of the stylesheets that all pages share. */
export const stylesheetsFile = 'stylesheets.json';

/** The placeholder in the prerendered page of the blog that the list of articles replaces. */
export const articleListMark = '<!--articles-->';

/** What the server replaces in the head of the prerendered page of the blog stands between these. */
export const blogHeadMarks = { start: '<!--blog-head-->', end: '<!--/blog-head-->' } as const;
