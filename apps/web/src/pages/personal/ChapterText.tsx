import { Why } from '#reading/Why.tsx';
import type { Rule } from '#reading/written.ts';
import { Points } from './Points.tsx';
import type { ReadingSection, Term } from './queries.ts';
import styles from './ReadingChapters.module.css';
import { WithTerms } from './WithTerms.tsx';

interface ChapterTextProps {
  section: ReadingSection;
  /** The rules, where sources are shown. */
  rules: ReadonlyMap<string, Rule> | undefined;
  terms: readonly Term[];
}

/** A chapter: the sentence that sums it up, its paragraphs, what helps and what to watch for. */
export function ChapterText({ section, rules, terms }: ChapterTextProps) {
  const { heading, summary, paragraphs } = section;
  return (
    <>
      <p>
        <strong>{summary}</strong>
      </p>
      <details className={styles.chapter}>
        <summary className="za-Link">
          Read the chapter<span className="za-hidden"> {heading}</span>
        </summary>
        <div>
          {paragraphs.map((paragraph) => (
            <div key={paragraph.text}>
              <p>
                <WithTerms text={paragraph.text} terms={terms} />
              </p>
              {rules && <Why paragraph={paragraph} rule={rules.get(paragraph.rule)} />}
            </div>
          ))}
          <Points {...section} />
        </div>
      </details>
    </>
  );
}
