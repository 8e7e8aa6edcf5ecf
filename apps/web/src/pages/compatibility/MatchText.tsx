import { Why } from '#reading/Why.tsx';
import type { Paragraph, Rule } from '#reading/written.ts';

interface MatchTextProps {
  paragraphs: readonly Paragraph[];
  rules: ReadonlyMap<string, Rule>;
  showsSources: boolean;
  /** Points are a list. */
  isList?: boolean;
}

/** The text of a comparison, with the rule and the source of each paragraph if the reader wants them. */
export function MatchText({ paragraphs, rules, showsSources, isList = false }: MatchTextProps) {
  const [Whole, Part] = isList ? (['ul', 'li'] as const) : (['div', 'div'] as const);
  return (
    <Whole>
      {paragraphs.map((paragraph) => (
        <Part key={paragraph.text}>
          <p>{paragraph.text}</p>
          {showsSources && <Why paragraph={paragraph} rule={rules.get(paragraph.rule)} />}
        </Part>
      ))}
    </Whole>
  );
}
