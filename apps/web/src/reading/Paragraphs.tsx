import { Stack } from '@org/ui';
import styles from './reading.module.css';
import { useShowsSources } from './ShowSources.tsx';
import { Why } from './Why.tsx';
import type { Paragraph, Rule } from './written.ts';

interface ParagraphsProps {
  paragraphs: readonly Paragraph[];
  rules: ReadonlyMap<string, Rule>;
  /** Whether the paragraphs are points of a list. */
  isList?: boolean;
}

/** The paragraphs of a text, and below each its rule and source, if the reader wants them. */
export function Paragraphs({ paragraphs, rules, isList = false }: ParagraphsProps) {
  const showsSources = useShowsSources();
  const Part = isList ? 'li' : 'div';
  const parts = paragraphs.map((paragraph) => (
    <Part key={paragraph.text}>
      <p>{paragraph.text}</p>
      {showsSources && <Why paragraph={paragraph} rule={rules.get(paragraph.rule)} />}
    </Part>
  ));
  return isList ? (
    <Stack gap={2} asChild>
      <ul className={styles.points}>{parts}</ul>
    </Stack>
  ) : (
    parts
  );
}
