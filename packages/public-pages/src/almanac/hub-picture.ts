import { text } from '@org/content/almanac';
import { hubTitles, type Hub } from '../hub-titles.ts';
import { sharePicturePath } from '../paths.ts';

/** The picture of a page that gathers others, and what it shows. */
export const hubPicture = (hub: Hub): { path: string; text: string } => ({
  path: sharePicturePath(hub),
  text: text('common.picture.hub', { title: hubTitles[hub] }),
});
