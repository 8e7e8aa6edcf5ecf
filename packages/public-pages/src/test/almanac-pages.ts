import { DomUtils, parseDocument } from 'htmlparser2';
import { almanacPaths, renderAlmanacPage } from '../render.tsx';

export const site = {
  origin: 'https://atlas.example',
  files: {
    styles: { text: '.a{color:red}', hash: 'sha256-b' },
    islands: { src: '/assets/islands.js', integrity: 'sha256-a' },
    fonts: ['/assets/text.woff2'],
  },
};
export const today = { year: 2026, month: 11, day: 22 };

export const draw = (path: string, date = today): string =>
  renderAlmanacPage(path, { site, today: date, articles: [] });

export function parsed(html: string) {
  const document = parseDocument(html);
  const find = (name: string) => DomUtils.getElementsByTagName(name, document);
  const texts = (name: string) => find(name).map((element) => DomUtils.textContent(element));
  const meta = (name: string) =>
    find('meta').find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content;
  return { html, find, texts, meta, text: texts('main').join('') };
}

const pages = new Map<string, ReturnType<typeof parsed>>();

/** A page of the almanac on November 22, 2026. Each page is drawn once. */
export function page(path: string): ReturnType<typeof parsed> {
  if (!almanacPaths.includes(path)) throw new Error(`no page ${path}`);
  const drawn = pages.get(path) ?? parsed(draw(path));
  pages.set(path, drawn);
  return drawn;
}
