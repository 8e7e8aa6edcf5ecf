import type { Term } from './queries.ts';
import styles from './ReadingChapters.module.css';

/** Every term of a reading in plain words. */
export function Glossary({ terms }: { terms: readonly Term[] }) {
  return (
    <details className={styles.chapter}>
      <summary>Read the glossary</summary>
      <div>
        <dl>
          {terms.map(({ id, term, characters, meaning }) => (
            <div key={id}>
              <dt>
                <strong>{term}</strong> <span lang="zh-Hant">{characters}</span>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
