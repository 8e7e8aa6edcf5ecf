import { zodiacSigns } from '@org/zodiac-core';
import { Seal } from '../../src/Seal/Seal.tsx';
import './foundations.css';

/** The twelve signs: seal, emoji and name, in the order of the cycle. */
export function Seals() {
  return (
    <div className="fd-seals sb-unstyled" data-theme="light">
      {zodiacSigns.map(({ id, name, emoji }) => (
        <div key={id}>
          <Seal sign={id} size={4} />
          <div>
            {emoji} {name}
          </div>
        </div>
      ))}
    </div>
  );
}
