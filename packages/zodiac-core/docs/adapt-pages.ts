/**
 * TypeDoc loads this plugin (`plugin` in typedoc.json). Modules get the path that one imports as their title, and pages what TypeDoc's theme
 * lacks for assistive technology: a main landmark, a landmark for the sidebar, no link inside a control, and tables that the keyboard can scroll.
 */
import { PageEvent, RendererEvent, type Application } from 'typedoc';

/** Pages whose files have no title of their own, since npm and changesets write or show them. */
const titles: Readonly<Record<string, string>> = { README: 'Everything on one page', CHANGELOG: 'Changelog' };

export function load(app: Application): void {
  // The addresses of pages are known by now, and stay short.
  app.renderer.on(RendererEvent.BEGIN, ({ project }) => {
    for (const module of project.children ?? [])
      module.name = `@org/zodiac-core${module.name === 'zodiac-core' ? '' : `/${module.name}`}`;
    for (const document of project.documents ?? []) document.name = titles[document.name] ?? document.name;
  });
  app.renderer.on(PageEvent.END, (page) => {
    if (page.contents) page.contents = adaptPage(page.contents, page.url);
  });
}

function adaptPage(html: string, url: string): string {
  const adapted = [
    ['<div class="col-content">', '<main class="col-content">'],
    ['</div>\n<div class="col-sidebar">', '</main>\n<aside class="col-sidebar" aria-label="Contents">'],
    ['</div></div><footer>', '</aside></div><footer>'],
  ].reduce((text, [from = '', to = '']) => replaceOnce(text, from, to, url), html);
  return withLevels(adapted)
    .replaceAll(/<summary.*?<\/summary>/gs, (summary) =>
      summary.replaceAll(/<a href="#[^"]*" aria-label="Permalink".*?<\/a>/gs, ''),
    )
    .replaceAll('<table>', '<div class="docs-table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<nav id="tsd-sidebar-links"', '<nav aria-label="Links" id="tsd-sidebar-links"')
    .replaceAll('<nav class="tsd-navigation">', '<nav class="tsd-navigation" aria-label="Pages">')
    .replace('<h1>Module @org/', '<h1>@org/');
}

/** Says the level of a heading where TypeDoc leaves levels out, such as an h4 below the h1. */
function withLevels(html: string): string {
  const open: number[] = [];
  return html
    .replaceAll(/<h3>(Settings|On This Page)<\/h3>/g, '<h2>$1</h2>')
    .replaceAll(/<h([1-6])/g, (tag, digit: string) => {
      const level = Number(digit);
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      return open.length === level ? tag : `${tag} aria-level="${open.length}"`;
    });
}

/** A page of another version of TypeDoc must not lose its landmarks without a word. */
function replaceOnce(text: string, from: string, to: string, url: string): string {
  if (text.split(from).length !== 2) throw new Error(`${url} has not exactly one ${from}`);
  return text.replace(from, to);
}
