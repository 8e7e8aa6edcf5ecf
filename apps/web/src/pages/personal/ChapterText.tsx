import { MarkedHan } from '@org/public-pages/app.ts';
import { Why } from '#reading/Why.tsx';
import type { Rule } from '#reading/written.ts';
import { Folded } from './Folded.tsx';
import { Points } from './Points.tsx';
import type { ReadingSection } from './queries.ts';

interface ChapterTextProps {
  section: ReadingSection;
  /** The rules, where sources are shown. */
  rules: ReadonlyMap<string, Rule> | undefined;
}

/** A chapter: the sentence that sums it up, its paragraphs, what helps and what to watch for. */
export function ChapterText({ section, rules }: ChapterTextProps) {
  const { heading, summary, paragraphs } = section;
  return (
    <>
      <p>
        <strong>{summary}</strong>
      </p>
      <Folded
        label={
          <>
            Read the chapter<span className="za-hidden"> {heading}</span>
          </>
        }
      >
        {paragraphs.map((paragraph) => (
          <div key={paragraph.text}>
            <p>
              <MarkedHan>{paragraph.text}</MarkedHan>
            </p>
            {rules && <Why paragraph={paragraph} rule={rules.get(paragraph.rule)} />}
          </div>
        ))}
        <Points {...section} />
      </Folded>
    </>
  );
}
