/** The exports of `dist/share-picture.js`, which contains the fonts. */
import type { ZodiacSignId } from '@org/zodiac-core';

/** Draws the picture of a sign, a pair or a hub as SVG; `undefined` for an unknown page. */
export declare const sharePicture: (subject: string) => string | undefined;
/** Draws the picture of an article as SVG: its title beside the seal of its sign. */
export declare const articlePicture: (title: string, sign: ZodiacSignId | null) => string;
