/** The file in the web app's build that lists the paths of the stylesheets that all pages share. */
export const stylesheetsFile = 'stylesheets.json';

/** Where the prerendered page of the blog takes the list of articles. */
export const articleListMark = '<!--articles-->';
