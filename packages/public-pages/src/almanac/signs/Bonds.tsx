import { text } from '@org/content/almanac';
import { describeSign, relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { listOf } from '../words/grammar.ts';
import { Words } from '../Words.tsx';

/** Relations from easy to difficult. Two of the three signs of a season mean nothing without the third. */
const kinds = [
  'six-harmony',
  'three-harmonies',
  'six-clash',
  'six-harm',
  'punishment',
  'six-destruction',
] as const;

/** The relations of a sign to the others, one point each. */
export function Bonds({ id }: { id: ZodiacSignId }) {
  const bonds = kinds.flatMap((kind) => {
    const others = zodiacSignIds
      .filter((other) => relations(id, other).some((each) => each.kind === kind))
      .map((other) =>
        other === id ? text('sign.bonds.another', { sign: describeSign(id).name }) : describeSign(other).name,
      );
    return others.length > 0 ? [text(`sign.bonds.${kind}`, { others: listOf(others) })] : [];
  });
  return (
    <ul>
      {bonds.map((bond) => (
        <li key={bond}>
          <Words text={bond} />
        </li>
      ))}
    </ul>
  );
}
