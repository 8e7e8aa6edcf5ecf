'use client';

import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Label } from '../labels.ts';
import { signs as allSigns } from '../signs.ts';
import { usStatePaths } from './us-state-paths.ts';
import { stateReached, tileColumns, tileRows, usStateTiles } from './us-state-tiles.ts';

export interface UsMapProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** The accessible name, such as "The states by the sign of their statehood". */
  label: string;
  /** The sign of each state, by the name of the state. */
  signs: Readonly<Record<string, ZodiacSignId>>;
  /** The sign whose states are highlighted. */
  current?: ZodiacSignId | undefined;
  /** Called with the sign and the name of the pressed state. If given, each state is a button. */
  onSelect?: (sign: ZodiacSignId, state: string) => void;
}

/**
 * A map of the 50 US states, colored by the element of each state's sign, with a legend. A state says its name and sign on hover and
 * focus. On a phone the states are tiles of equal size. Arrow keys move from state to state.
 */
export function UsMap({ label, signs, current, onSelect, className = '', ...rest }: UsMapProps) {
  const [reached, setReached] = useState(0);
  const [told, setTold] = useState<number>();

  /** The props of a state's element, the same on both maps. */
  const stateProps = (index: number, name: string): ComponentProps<'g'> => {
    const id = signs[name];
    const isPickable = onSelect !== undefined && id !== undefined;
    const choose = (): void => {
      if (isPickable) onSelect(id, name);
    };
    return {
      className: 'za-UsMap-state',
      role: onSelect ? 'button' : 'img',
      ...(isPickable && { 'aria-pressed': id === current }),
      ...(onSelect && !id && { 'aria-disabled': true }),
      tabIndex: index === reached ? 0 : -1,
      ...dataOf(id, current, isPickable),
      onClick: choose,
      onFocus: () => {
        setReached(index);
        setTold(index);
      },
      onBlur: () => setTold(undefined),
      onPointerEnter: () => setTold(index),
      onPointerLeave: () => setTold(undefined),
      onKeyDown: (event: KeyboardEvent<SVGGElement>) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const next = stateReached(event.key, index);
        if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (next === undefined) return choose();
        event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('.za-UsMap-state')[next]?.focus();
      },
    };
  };
  const toldName = told === undefined ? undefined : usStatePaths[told]?.name;
  return (
    <figure {...rest} className={`za-UsMap ${className}`}>
      <svg className="za-UsMap-outlines" viewBox="0 0 990 610" role="group" aria-label={label}>
        {usStatePaths.map(({ name, path, x, y, middle }, index) => (
          <State key={name} name={name} sign={signs[name]} {...stateProps(index, name)}>
            <path d={path} />
            {signs[name] && middle && (
              <line className="za-UsMap-leader" x1={middle[0]} y1={middle[1]} x2={x - 10} y2={y} />
            )}
            <Mark
              abbreviation={usStateTiles[index]?.abbreviation ?? ''}
              sign={signs[name]}
              x={x}
              y={y}
              isBeside={middle !== undefined}
            />
          </State>
        ))}
      </svg>
      <svg
        className="za-UsMap-tiles"
        viewBox={`0 0 ${tileColumns * 32} ${tileRows * 36}`}
        role="group"
        aria-label={label}
      >
        {usStatePaths.map(({ name }, index) => (
          <State key={name} name={name} sign={signs[name]} {...stateProps(index, name)}>
            <Tile index={index} sign={signs[name]} />
          </State>
        ))}
      </svg>
      <p className="za-UsMap-told" aria-hidden="true">
        {toldName === undefined ? '\u00a0' : inWords(toldName, signs[toldName])}
      </p>
      <StateTable label={label} signs={signs} />
      <Legend shown={new Set(Object.values(signs))} />
    </figure>
  );
}

/** A state and its sign, such as "Arizona: Pig". */
const inWords = (name: string, id: ZodiacSignId | undefined): string =>
  id ? `${name}: ${getZodiacSignById(id).name}` : name;

const dataOf = (id: ZodiacSignId | undefined, current: ZodiacSignId | undefined, isPickable: boolean) => ({
  'data-element': id && getZodiacSignById(id).element.toLowerCase(),
  'data-current': current !== undefined && id === current ? '' : undefined,
  'data-faded': current !== undefined && id !== current ? '' : undefined,
  'data-pickable': isPickable ? '' : undefined,
});

interface StateProps extends ComponentProps<'g'> {
  name: string;
  sign: ZodiacSignId | undefined;
  children: ReactNode;
}

const State = ({ name, sign, children, ...rest }: StateProps) => (
  <g {...rest}>
    <title>{inWords(name, sign)}</title>
    {children}
  </g>
);

function Tile({ index, sign }: { index: number; sign: ZodiacSignId | undefined }) {
  const { abbreviation = '', column = 0, row = 0 } = usStateTiles[index] ?? {};
  return (
    <>
      <rect x={column * 32 + 1} y={row * 36 + 1} width="30" height="34" rx="2" />
      <text className="za-UsMap-abbreviation" x={column * 32 + 16} y={row * 36 + 14} textAnchor="middle">
        {abbreviation}
      </text>
      <SignText sign={sign} x={column * 32 + 16} y={row * 36 + 25} />
    </>
  );
}

interface SignTextProps {
  sign: ZodiacSignId | undefined;
  x: number;
  y: number;
}

const SignText = ({ sign, x, y }: SignTextProps) =>
  sign && (
    <text x={x} y={y} dy="0.36em" textAnchor="middle">
      {getZodiacSignById(sign).character}
    </text>
  );

interface MarkProps extends SignTextProps {
  abbreviation: string;
  /** Whether the mark is one line beside its state. */
  isBeside: boolean;
}

/** The abbreviation of a state with a sign, and the character of the sign below or beside it. */
const Mark = ({ abbreviation, sign, x, y, isBeside }: MarkProps) =>
  sign && (
    <>
      <text
        className="za-UsMap-abbreviation"
        x={isBeside ? x - 7 : x}
        y={isBeside ? y : y - 8}
        dy="0.36em"
        textAnchor={isBeside ? 'start' : 'middle'}
      >
        {abbreviation}
      </text>
      <SignText sign={sign} x={isBeside ? x + 22 : x} y={isBeside ? y : y + 7} />
    </>
  );

/** The same data as a table, for those who can't see the map. */
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

/** The legend: each element with its signs on the map. */
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
