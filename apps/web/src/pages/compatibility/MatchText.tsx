import { Stack } from '@org/ui';
import { useShowsSources } from '#reading/ShowSources.tsx';
import { Why } from '#reading/Why.tsx';
import type { Paragraph, Rule } from '#reading/written.ts';
import styles from './compatibility.module.css';

interface MatchTextProps {
  paragraphs: readonly Paragraph[];
  rules: ReadonlyMap<string, Rule>;
  /** Whether the paragraphs are points of a list. */
  isList?: boolean;
}

/** The text of a comparison, and below each paragraph its rule and source, if the reader wants them. */
export function MatchText({ paragraphs, rules, isList = false }: MatchTextProps) {
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
