import { Folded } from './Folded.tsx';
import type { Term } from './queries.ts';

/** Every term of a reading in plain words. */
export function Glossary({ terms }: { terms: readonly Term[] }) {
  return (
    <Folded label="Read the glossary">
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
    </Folded>
  );
}
