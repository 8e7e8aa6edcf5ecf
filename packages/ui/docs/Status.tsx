import status from './status.json';
import './reference.css';

const claims = {
  axe: 'axe',
  keyboard: 'Keyboard',
  forcedColors: 'Forced colors',
  rightToLeft: 'Right to left',
  dark: 'Dark',
  narrow: '320 px',
} as const;

const words: Readonly<Record<string, string>> = {
  passed: '✓ passed',
  failed: '✗ failed',
  untested: '– not tested separately',
};

/** The results of the tests for each component. */
export function StatusTable() {
  return (
    <div className="sb-reference">
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {Object.entries(claims).map(([claim, title]) => (
              <th key={claim} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(status).map(([name, outcomes]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {(Object.keys(claims) as (keyof typeof claims)[]).map((claim) => (
                <td key={claim}>{words[outcomes[claim]]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
