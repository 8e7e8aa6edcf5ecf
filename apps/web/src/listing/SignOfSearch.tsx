import { Link } from 'react-router-dom';
import { turned } from './ListCards.tsx';
import { asSign, signNameOf } from './options.ts';

/** Offers the filter of a sign whose name is among the searched words. The other words stay in the search. */
export function SignOfSearch({ params }: { params: URLSearchParams }) {
  const words = params.get('search')?.trim().split(/\s+/) ?? [];
  const named = words.find((word) => asSign(word.toLowerCase()));
  const sign = named && asSign(named.toLowerCase());
  if (!sign || params.has('zodiac')) return null;
  const filtered = new URLSearchParams(params);
  filtered.delete('page');
  filtered.set('zodiac', sign);
  const others = words.filter((word) => word !== named).join(' ');
  if (others) filtered.set('search', others);
  else filtered.delete('search');
  return (
    <p>
      <Link to={{ search: filtered.toString() }} state={turned} preventScrollReset>
        Filter by sign: {signNameOf(sign)}
      </Link>
    </p>
  );
}
