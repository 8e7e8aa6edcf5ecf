import type { ComponentProps } from 'react';
import { Labelled } from '../labels.ts';
import { pointOnWheel, wheelCentre } from '../point-on-wheel.ts';
import { signs } from '../signs.ts';
import { WheelPicker, type WheelPickerProps } from './WheelPicker.tsx';

export type ZodiacWheelProps = (ComponentProps<'svg'> & { onValueChange?: undefined }) | WheelPickerProps;

/** A wheel of the twelve signs with their names. It is decorative by default, and a radio group with `onValueChange`. */
export function ZodiacWheel(props: ZodiacWheelProps) {
  return props.onValueChange ? (
    <div className="za-ZodiacWheel-room">
      <WheelPicker {...props} />
    </div>
  ) : (
    <TurningWheel {...props} />
  );
}

/** A decorative wheel with upright signs around a turning ring of sixty marks, one for each year of the cycle. */
function TurningWheel({ className = '', ...rest }: ComponentProps<'svg'>) {
  return (
    <Labelled
      as="svg"
      word="zodiacWheel"
      viewBox="0 0 400 400"
      role="img"
      {...rest}
      className={`za-ZodiacWheel ${className}`}
    >
      {[196, 190, 122, 84].map((radius) => (
        <circle key={radius} className="za-ZodiacWheel-line" cx={wheelCentre} cy={wheelCentre} r={radius} />
      ))}
      <circle className="za-ZodiacWheel-turning" cx={wheelCentre} cy={wheelCentre} r="88" pathLength="60" />
      {signs.map(({ id, name, character, element }, place) => {
        const from = pointOnWheel(122, place + 0.5);
        const to = pointOnWheel(190, place + 0.5);
        const at = pointOnWheel(156, place);
        const dot = pointOnWheel(107, place);
        return (
          <g key={id} textAnchor="middle">
            <line className="za-ZodiacWheel-line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <circle
              className="za-ZodiacWheel-element"
              data-element={element.toLowerCase()}
              cx={dot.x}
              cy={dot.y}
              r="4.5"
            />
            <text lang="zh-Hant" className="za-ZodiacWheel-character" x={at.x} y={at.y + 3}>
              {character}
            </text>
            <text className="za-ZodiacWheel-word" x={at.x} y={at.y + 23}>
              {name}
            </text>
          </g>
        );
      })}
      <g className="za-ZodiacWheel-waves">
        {[0, 1, 2].map((row) => (
          <path key={row} d={`M148 ${196 + row * 16}q13-15 26 0t26 0 26 0 26 0`} />
        ))}
      </g>
    </Labelled>
  );
}
