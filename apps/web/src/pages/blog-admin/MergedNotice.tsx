import { Alert } from '@org/ui';
import type { MergedArticle } from './merge-articles.ts';
import { labelOf } from './reason-of.ts';

/** The conflicts of a merge: places that both editors changed. */
export function MergedNotice({ merged: { places, fields } }: { merged: MergedArticle }) {
  const next =
    places.length === 0
      ? 'Please read the result and save it.'
      : `In ${places.length} ${places.length === 1 ? 'place' : 'places'} both texts had changed. There you see your text first, then theirs. Please keep one and save.`;
  return (
    <Alert>
      <p>{`Both texts are merged. ${next}`}</p>
      {places.length + fields.length > 0 && (
        <ul>
          {places.map(({ mine, theirs }, index) => (
            <li key={index}>{`Yours: ${quoted(mine)}; theirs: ${quoted(theirs)}`}</li>
          ))}
          {fields.map(({ name, theirs }) => (
            <li key={name}>{`${labelOf(name)}: we used yours; theirs was ${quoted(theirs)}`}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

const maxShown = 160;

/** The beginning of a text, without its tags. */
function quoted(html: string): string {
  const text = new DOMParser()
    .parseFromString(html, 'text/html')
    .body.textContent.trim()
    .replaceAll(/\s+/g, ' ');
  if (text === '') return 'nothing';
  return `“${text.length > maxShown ? `${text.slice(0, maxShown)} …` : text}”`;
}
