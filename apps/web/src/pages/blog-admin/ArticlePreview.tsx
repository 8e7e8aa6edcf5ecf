import type { BlogPost } from '@org/api-contract';
import { Card, Prose, Stack } from '@org/ui';
import { createElement, useDeferredValue, useMemo, type ReactNode } from 'react';
import { paths } from '#paths.ts';
import styles from './ArticleForm.module.css';

/** The server keeps only these tags, links and pictures when it saves an article. Other elements are reduced to their text. */
const kept = new Set(
  'h2 h3 h4 p ul ol li blockquote hr br strong em b i table caption thead tbody tr th td'.split(' '),
);
const withoutText = /^(?:script|style|textarea|option|noscript|template|title|iframe)$/;

type Previewed = Pick<BlogPost, 'title' | 'slug' | 'metaDescription' | 'content'>;

/** How readers will see the edited text. Its links lead nowhere, so that no click leaves the editor. */
export function ArticlePreview({ title, slug, metaDescription, content }: Previewed) {
  const shown = useDeferredValue(content);
  const text = useMemo(
    () => nodesOf(new DOMParser().parseFromString(shown, 'text/html').body.childNodes),
    [shown],
  );
  return (
    <Stack gap={3}>
      <p>
        <small>{paths.articleOf(slug)}</small>
      </p>
      <Card>
        <Prose>
          <h2>{title}</h2>
          <p>{metaDescription}</p>
          {text}
        </Prose>
      </Card>
    </Stack>
  );
}

const nodesOf = (nodes: Iterable<Node>): ReactNode[] => [...nodes].map(nodeOf);

/**
 * Converts a node for React. Only the address and the alternative text of our own pictures are kept as attributes, so no script
 * can run.
 */
function nodeOf(node: Node, key: number): ReactNode {
  if (!(node instanceof HTMLElement)) return node instanceof Text ? node.data : null;
  const tag = node.localName;
  if (tag === 'a') return <u key={key}>{nodesOf(node.childNodes)}</u>;
  if (tag === 'img') {
    const source = node.getAttribute('src') ?? '';
    return /^\/(?![/\\])/.test(source) ? (
      <img key={key} src={source} alt={node.getAttribute('alt') ?? ''} className={styles.picture} />
    ) : null;
  }
  if (withoutText.test(tag)) return null;
  if (!kept.has(tag)) return nodesOf(node.childNodes);
  // Line breaks between the rows of a table are not children for React.
  const within = /^(?:table|thead|tbody|tr)$/.test(tag) ? node.children : node.childNodes;
  return within.length === 0 ? createElement(tag, { key }) : createElement(tag, { key }, nodesOf(within));
}
