import { useCallback, useState, type CSSProperties } from 'react';
import './foundations.css';

interface SpecimensProps {
  /** Names of tokens, without `--za-`. */
  tokens: readonly string[];
  /** The property that shows a token: as text of its size, a length, a corner or a shadow. */
  property: 'fontSize' | 'width' | 'borderRadius' | 'boxShadow';
}

/** Tokens of one kind beneath each other, each with the value this browser computes. */
export function Specimens({ tokens, property }: SpecimensProps) {
  return (
    <ul className="fd-specimens sb-unstyled" data-theme="light">
      {tokens.map((token) => (
        <Specimen key={token} token={token} property={property} />
      ))}
    </ul>
  );
}

function Specimen({ token, property }: { token: string; property: SpecimensProps['property'] }) {
  const [value, setValue] = useState('');
  const read = useCallback(
    (shown: HTMLSpanElement | null) => {
      if (shown) setValue(getComputedStyle(shown)[property]);
    },
    [property],
  );
  const style: CSSProperties = { [property]: `var(--za-${token})` };
  return (
    <li>
      <code>--za-{token}</code>
      <span className="fd-value">{property === 'boxShadow' ? '' : value}</span>
      <span ref={read} className="fd-specimen" data-property={property} style={style}>
        {property === 'fontSize' ? 'The year of the Dragon' : ''}
      </span>
    </li>
  );
}
