/** The exports of `dist/share-picture.js`, which holds the fonts. */
/** Draws the picture of a sign or a pair as SVG; `undefined` when there is no such sign or pair. */
export declare const sharePicture: (subject: string) => string | undefined;
