import { Stack } from '@org/ui';
import type { Paragraph, Rule } from './written.ts';
import { Why } from './Why.tsx';

interface ParagraphsProps {
  heading: string;
  paragraphs: readonly Paragraph[];
  rules: ReadonlyMap<string, Rule>;
}

/** The text of a section: what is certain first, then what hangs on the hour of birth. */
export function Paragraphs({ heading, paragraphs, rules }: ParagraphsProps) {
  const certain = paragraphs.filter(({ certainty }) => certainty === 'certain');
  const uncertain = paragraphs.filter(({ certainty }) => certainty === 'hour');
  const written = (paragraph: Paragraph) => (
    <div key={paragraph.text}>
      <p>{paragraph.text}</p>
      <Why paragraph={paragraph} rule={rules.get(paragraph.rule)} />
    </div>
  );
  return (
    <>
      {certain.map(written)}
      {uncertain.length > 0 && (
        <Stack gap={3} asChild>
          <section aria-label={`${heading}: what hangs on the hour`}>
            <h3>What hangs on the hour</h3>
            <p>
              <em>The hour of birth is not known, or is at the border of two. This may not be yours.</em>
            </p>
            {uncertain.map(written)}
          </section>
        </Stack>
      )}
    </>
  );
}
