import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import type { ComponentProps } from 'react';
import { Label } from '../labels.ts';
import { signs as allSigns } from '../signs.ts';
import { usStatePaths } from './us-state-paths.ts';

export interface UsMapProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** The accessible name, such as "The states by the sign of their statehood". */
  label: string;
  /** The sign of each state, by the name of the state. */
  signs: Readonly<Record<string, ZodiacSignId>>;
  /** The sign whose states are highlighted. */
  current?: ZodiacSignId | undefined;
  /** Called with the sign of the pressed state. */
  onSelect?: (sign: ZodiacSignId) => void;
}

/**
 * A map of the 50 US states, coloured by the element of each state's sign, with a legend. The map is for pointer users;
 * provide a list of signs beside it for keyboard users.
 */
export function UsMap({ label, signs, current, onSelect, className = '', ...rest }: UsMapProps) {
  return (
    <figure {...rest} className={`za-UsMap ${className}`}>
      <svg viewBox="0 0 975 610" role="img" aria-label={label}>
        {usStatePaths.map(({ name, path, x, y, middle }) => {
          const id = signs[name];
          const sign = id && getZodiacSignById(id);
          return (
            <g
              key={name}
              className="za-UsMap-state"
              data-element={sign?.element.toLowerCase()}
              data-current={current !== undefined && id === current ? '' : undefined}
              data-faded={current !== undefined && id !== current ? '' : undefined}
              data-pickable={onSelect && id ? '' : undefined}
              {...(onSelect && id && { onClick: () => onSelect(id) })}
            >
              <title>{sign ? `${name}: ${sign.name}` : name}</title>
              <path d={path} />
              {sign && middle && (
                <line className="za-UsMap-leader" x1={middle[0]} y1={middle[1]} x2={x - 10} y2={y} />
              )}
              {sign && (
                <text x={x} y={y} dy="0.36em" textAnchor="middle">
                  {sign.character}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <StateTable label={label} signs={signs} />
      <Legend shown={new Set(Object.values(signs))} />
    </figure>
  );
}

/** The same data as a table for screen readers, because the map is one image to them. */
function StateTable({ label, signs }: Pick<UsMapProps, 'label' | 'signs'>) {
  const known = usStatePaths.flatMap(({ name }) => (signs[name] ? [{ name, sign: signs[name] }] : []));
  if (known.length === 0) return null;
  return (
    <div className="za-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Label name="state" />
            </th>
            <th scope="col">
              <Label name="sign" />
            </th>
          </tr>
        </thead>
        <tbody>
          {known.map(({ name, sign }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{getZodiacSignById(sign).name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The legend: each element with its signs that are on the map. */
function Legend({ shown }: { shown: ReadonlySet<ZodiacSignId> }) {
  const elements = new Map<string, string[]>();
  for (const { id, name, character, element } of allSigns)
    if (shown.has(id)) elements.set(element, [...(elements.get(element) ?? []), `${name} ${character}`]);
  if (elements.size === 0) return null;
  return (
    <ul className="za-UsMap-legend">
      {[...elements].map(([element, names]) => (
        <li key={element} data-element={element.toLowerCase()}>
          <span className="za-UsMap-key" aria-hidden="true" />
          <span>{`${element}: ${names.join(', ')}`}</span>
        </li>
      ))}
    </ul>
  );
}
