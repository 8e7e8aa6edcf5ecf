/**
 * A TypeDoc plugin that makes the Chinese edition of the guide from the pages in `zh/`, and links each page with its translation.
 *
 * A page of `zh/` has the file name and the `title` of the English page, and so its address below `/zh/`. It contains words only: the
 * comment `example` stands for the next code of the English page, and the comment `drawing` for its next drawing, whose label and words
 * follow, a line each. A link `english:modules.html` leads to a page of the English edition.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PageEvent, RendererEvent, type Application, type CommentDisplayPart } from 'typedoc';

/** The English text of each translated page, by the title of the page. The home page has no title. */
const englishPages = new Map(
  readdirSync(path.join(import.meta.dirname, 'zh')).map((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [/^title: (.*)$/m.exec(text)?.[1] ?? 'home', text];
  }),
);

/** Labels that TypeDoc's theme and `adapt-pages.ts` write in English. */
const labels: Readonly<Record<string, string>> = {
  Breadcrumb: '当前位置',
  Contents: '目录和导航',
  Links: '链接',
  Pages: '页面',
  Table: '表格',
};

export function load(app: Application): void {
  const isChinese = (): boolean => app.options.getValue('lang') === 'zh';
  app.renderer.on(RendererEvent.BEGIN, ({ project }) => {
    if (!isChinese()) return;
    if (project.readme) fill(project.readme, 'home');
    for (const document of project.documents ?? []) {
      fill(document.content, document.name);
      document.name = /^# (.*)$/m.exec(document.content[0]?.text ?? '')?.[1] ?? document.name;
    }
  });
  const afterAdaptPages = -1;
  app.renderer.on(
    PageEvent.END,
    (page) => {
      const { contents, url, model } = page;
      if (!contents) return;
      const root = '../'.repeat(url.split('/').length - 1);
      if (isChinese()) page.contents = inChinese(contents, url, `../${root}`);
      else {
        const isTranslated = 'name' in model && englishPages.has(model.name);
        page.contents = inEnglish(contents, `${root}zh/${isTranslated ? url : 'index.html'}`, root);
      }
    },
    afterAdaptPages,
  );
}

/** Puts the code and the drawings of the English page into the Chinese page. */
function fill(parts: readonly CommentDisplayPart[], title: string): void {
  const english = englishPages.get(title) ?? '';
  const codes = english.match(/^```\w+\n[\s\S]*?^```$/gm) ?? [];
  const drawings = english.match(/^<svg[\s\S]*?^<\/svg>$/gm) ?? [];
  for (const part of parts) {
    part.text = part.text
      .replaceAll('<!-- example -->', () => codes.shift() ?? missing(title, 'code'))
      .replaceAll(/<!-- drawing\n([\s\S]*?)\n-->/g, (_, lines: string) =>
        withWords(drawings.shift() ?? missing(title, 'drawing'), lines.split('\n'), title),
      );
  }
  if (codes.length + drawings.length > 0) throw new Error(`${title} in Chinese lacks code or a drawing.`);
}

function withWords(drawing: string, [label = '', ...words]: string[], title: string): string {
  const drawn = drawing
    .replace(/aria-label="[^"]*"/, `aria-label="${label}"`)
    .replaceAll(/>[^<\n]+</g, () => `>${words.shift() ?? missing(title, 'word in a drawing')}<`);
  if (words.length > 0) throw new Error(`A drawing of ${title} in Chinese has too many words.`);
  return drawn;
}

function missing(title: string, what: string): never {
  throw new Error(`The English page ${title} has no such ${what}.`);
}

function inChinese(html: string, url: string, english: string): string {
  return withLink(html, `${english}${url}`, 'en', 'English')
    .replace('lang="zh"', 'lang="zh-Hans"')
    .replaceAll('href="english:', `href="${english}`)
    .replaceAll(/aria-label="(\w+)"/g, (whole, label: string) =>
      labels[label] === undefined ? whole : `aria-label="${labels[label]}"`,
    );
}

/** The English edition brings a font for its few Chinese characters. The Chinese edition is set in the fonts of the reader's system. */
function inEnglish(html: string, chinese: string, root: string): string {
  return withLink(html, chinese, 'zh-Hans', '中文').replace(
    '</head>',
    `<link rel="stylesheet" href="${root}assets/han.css"/></head>`,
  );
}

/** Adds a link to the other edition to the header, and to the sidebar, which has the links of the header on a phone. */
function withLink(html: string, address: string, language: string, name: string): string {
  const link = `<a href="${address}" lang="${language}" hreflang="${language}">${name}</a>`;
  return html
    .replace('</head>', `<link rel="alternate" hreflang="${language}" href="${address}"/></head>`)
    .replace('<div id="tsd-toolbar-links">', `<div id="tsd-toolbar-links">${link}`)
    .replace(
      /<nav[^>]*id="tsd-sidebar-links"[^>]*>/,
      (nav) => nav + link.replace('<a', '<a class="tsd-nav-link"'),
    );
}
