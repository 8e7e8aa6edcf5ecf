import { Button, Popover } from '@org/ui';
import { Fragment } from 'react';
import type { Term } from './queries.ts';

/** A text whose Chinese terms open their explanation. */
export function WithTerms({ text, terms }: { text: string; terms: readonly Term[] }) {
  return text.split(/(?<=\()(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\))/u).map((part, index) => {
    const term = terms.find(({ characters }) => characters === part);
    return (
      // The parts of a text never move.
      <Fragment key={`${index}-${part}`}>
        {term ? (
          <Popover label={term.term} content={<p>{term.meaning}</p>}>
            <Button className="za-Reading-term" lang="zh-Hant" aria-label={`${part}: what it means`}>
              {part}
            </Button>
          </Popover>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}
