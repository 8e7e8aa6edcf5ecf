import { useCallback, useState } from 'react';
import { contrastRatio } from '../../src/contrast.ts';
import './foundations.css';

interface SwatchesProps {
  /** Names of tokens, without `--za-`. */
  tokens: readonly string[];
  /** The background of the contrast ratio. */
  ground?: string;
}

const themes = ['light', 'dark'] as const;

/** Colors on their background in light and dark, with the contrast that this browser measures. */
export function Swatches({ tokens, ground = 'paper' }: SwatchesProps) {
  return (
    <div className="fd-swatches sb-unstyled">
      {themes.map((theme) => (
        <ul key={theme} data-theme={theme} style={{ background: `var(--za-${ground})` }}>
          {tokens.map((token) => (
            <Swatch key={token} token={token} ground={ground} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function Swatch({ token, ground }: { token: string; ground: string }) {
  const [ratio, setRatio] = useState(0);
  const measure = useCallback(
    (row: HTMLLIElement | null) => {
      if (row) setRatio(contrastRatio(`--za-${token}`, `--za-${ground}`, row));
    },
    [token, ground],
  );
  return (
    <li ref={measure} style={{ color: ground.startsWith('paper') ? undefined : `var(--za-${token})` }}>
      <span className="fd-swatch" style={{ background: `var(--za-${token})` }} />
      <code>--za-{token}</code>
      <span>{ratio.toFixed(1)} : 1</span>
    </li>
  );
}
