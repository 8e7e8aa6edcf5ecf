/**
 * A TypeDoc plugin for both libraries (`plugin` in their typedoc.json). Modules get their import path as title, the search finds Chinese
 * words, and pages get what TypeDoc's theme lacks for assistive technology: a main landmark, a landmark for the sidebar, no link inside a
 * control, and tables that the keyboard can scroll.
 */
import { IndexEvent, PageEvent, RendererEvent, type Application } from 'typedoc';

/** Titles of pages whose files cannot have one, because npm shows them or changesets writes them. */
const titles: Readonly<Record<string, string>> = { README: 'Everything on one page', CHANGELOG: 'Changelog' };

export function load(app: Application): void {
  // Renames pages after TypeDoc has made their addresses from the previous names, so the addresses stay short.
  app.renderer.on(RendererEvent.BEGIN, ({ project }) => {
    for (const module of project.children ?? [])
      module.name = `@org/${project.name}${[project.name, 'index'].includes(module.name) ? '' : `/${module.name}`}`;
    for (const document of project.documents ?? []) document.name = titles[document.name] ?? document.name;
  });
  app.renderer.on(IndexEvent.PREPARE_INDEX, ({ searchResults, searchFields }) => {
    for (const [index, result] of searchResults.entries()) {
      if (!result.isDocument()) continue;
      const text = result.content.map((part) => part.text).join('\n');
      searchFields[index] = { name: searchable(result.name), document: searchable(text) };
    }
  });
  app.renderer.on(PageEvent.END, (page) => {
    if (!page.contents) return;
    const aboveRoot = '../'.repeat(page.url.split('/').length);
    page.contents = adaptPage(page.contents, page.url).replaceAll('href="sibling:', `href="${aboveRoot}`);
  });
}

/** The index drops characters at the ends of a word that are not Latin letters, so each Chinese word gets a letter there. */
const searchable = (text: string): string =>
  text.replaceAll(/\p{Script=Han}+/gu, (word) => `${word} z${word}z`);

function adaptPage(html: string, url: string): string {
  const adapted = [
    ['<div class="col-content">', '<main class="col-content">'],
    ['</div>\n<div class="col-sidebar">', '</main>\n<aside class="col-sidebar" aria-label="Contents">'],
    ['</div></div><footer>', '</aside></div><footer>'],
  ].reduce((text, [from = '', to = '']) => replaceOnce(text, from, to, url), html);
  return withLevels(adapted)
    .replaceAll(/<summary.*?<\/summary>/gs, (summary) =>
      summary.replaceAll(/<a href="#[^"]*" aria-label="(?:Permalink|永久链接)".*?<\/a>/gs, ''),
    )
    .replaceAll('<table>', '<div class="docs-table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<nav id="tsd-sidebar-links"', '<nav aria-label="Links" id="tsd-sidebar-links"')
    .replaceAll('<nav class="tsd-navigation">', '<nav class="tsd-navigation" aria-label="Pages">')
    .replace('<h1>Module @org/', '<h1>@org/');
}

/** Gives a heading the level of its place in the outline where TypeDoc skips a level, as from h1 to h4. */
function withLevels(html: string): string {
  const open: number[] = [];
  return html
    .replaceAll(/<h3>(Settings|On This Page|显示设置|目录)<\/h3>/g, '<h2>$1</h2>')
    .replaceAll(/<h([1-6])/g, (tag, digit: string) => {
      const level = Number(digit);
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      return open.length === level ? tag : `${tag} aria-level="${open.length}"`;
    });
}

/** Fails if another version of TypeDoc has other markup, so that no landmark is lost silently. */
function replaceOnce(text: string, from: string, to: string, url: string): string {
  if (text.split(from).length !== 2) throw new Error(`${url} has not exactly one ${from}`);
  return text.replace(from, to);
}
