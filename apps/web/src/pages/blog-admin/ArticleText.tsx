import type { BlogPost } from '@org/api-contract';
import { Tabs, Textarea } from '@org/ui';
import { lazy, Suspense } from 'react';
import { tidyHtml } from './tidy-html.ts';

/** The visual editor and the comparison of revisions each need a library, which is loaded only when they are opened. */
const VisualEditor = lazy(async () => ({ default: (await import('./VisualEditor.tsx')).VisualEditor }));
const Revisions = lazy(async () => ({ default: (await import('./Revisions.tsx')).Revisions }));

interface ArticleTextProps {
  copy: BlogPost;
  /** The open tab: `visual`, `source` or `revisions`. */
  view: string;
  onView: (view: string) => void;
  /** The server’s objection to the text. */
  problem: string | undefined;
  onChange: (copy: BlogPost) => void;
  /** Called with the fields of an earlier text. */
  onRestore: (copy: BlogPost) => void;
}

/** The text of an article: in the visual editor, as HTML source, or in its earlier versions. */
export function ArticleText({ copy, view, onView, problem, onChange, onRestore }: ArticleTextProps) {
  return (
    <Tabs
      label="Editor"
      value={view}
      onValueChange={onView}
      tabs={[
        {
          value: 'visual',
          label: 'Visual',
          content: (
            <Suspense fallback={<p role="status">Loading the editor …</p>}>
              <VisualEditor
                html={copy.content}
                onSource={() => onView('source')}
                onChange={(html) => onChange({ ...copy, content: tidyHtml(html) })}
              />
            </Suspense>
          ),
        },
        {
          value: 'source',
          label: 'Source',
          content: (
            <Textarea
              label="Content"
              language="html"
              required
              rows={14}
              hint="Allowed HTML: headings from h2, paragraphs, lists, tables, quotes, links, pictures. Saving removes everything else."
              error={problem}
              name="content"
              defaultValue={copy.content}
            />
          ),
        },
        {
          value: 'revisions',
          label: 'Earlier texts',
          content: (
            <Suspense fallback={<p role="status">Loading the earlier texts …</p>}>
              <Revisions
                copy={copy}
                onRestore={({ title, targetKeyword, metaDescription, content }) =>
                  onRestore({ ...copy, title, targetKeyword, metaDescription, content: tidyHtml(content) })
                }
              />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
