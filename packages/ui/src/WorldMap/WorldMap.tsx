'use client';

import { useMemo, useState, type ComponentProps, type PointerEvent } from 'react';
import { useLabels } from '../labels.ts';
import { landPath } from './land-path.ts';
import { naturalEarth, worldProjection } from './natural-earth.ts';

export interface WorldPlace {
  /** Unique key. */
  key: string;
  /** The name of the place, such as "Kyoto, Japan". */
  name: string;
  /** Degrees north of the equator, -90 to 90. */
  latitude: number;
  /** Degrees east of Greenwich, -180 to 180. */
  longitude: number;
  /** The count at the place. It sets the area of the dot; a count of 0 has no dot. */
  value: number;
}

export interface WorldMapProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** The accessible name, such as "The seats of the companies". */
  label: string;
  /** The places. */
  places: readonly WorldPlace[];
  /** The counts whose dots the legend shows, such as 1, 10 and 100. */
  legend: readonly number[];
  /** The word after the counts of the legend, such as "companies". */
  noun: string;
  /** The key of the chosen place. */
  current?: string | undefined;
  /** Called with the key of the pressed place. */
  onSelect?: (key: string) => void;
}

/** Radius of a dot, whose area grows with its count. */
const radiusOf = (value: number): number => 1.6 + 1.5 * Math.sqrt(value);

/** Maximum distance in pixels from the edge of a dot to a press that selects it: a finger is wider than a dot. */
const maxReach = 16;

interface Dot {
  key: string;
  x: number;
  y: number;
  radius: number;
}

/** The key of the dot at or near the pointer. */
function nearest(
  dots: readonly Dot[],
  { currentTarget: map, clientX, clientY }: PointerEvent<SVGSVGElement>,
): string | undefined {
  const { left, top, width } = map.getBoundingClientRect();
  const unit = width / worldProjection.width;
  let found: { key: string; distance: number } | undefined;
  for (const { key, x, y, radius } of dots) {
    const away = Math.hypot(clientX - left - x * unit, clientY - top - y * unit);
    if (away - radius * unit <= maxReach && (!found || away < found.distance))
      found = { key, distance: away };
  }
  return found?.key;
}

/**
 * A map of the world with a dot at each place. The place nearest to the pointer is named below. It is for pointer users; provide
 * the places as a table for keyboard users.
 */
export function WorldMap({
  label,
  places,
  legend,
  noun,
  current,
  onSelect,
  className = '',
  ...rest
}: WorldMapProps) {
  const { locale } = useLabels();
  const [pointed, setPointed] = useState<string>();
  // The smallest dots are drawn last, so that no dot is hidden.
  const dots = useMemo(
    () =>
      places
        .filter(({ value }) => value > 0)
        .toSorted((a, b) => b.value - a.value)
        .map((place) => {
          const [x, y] = naturalEarth(place.longitude, place.latitude);
          return { ...place, x, y, radius: radiusOf(place.value) };
        }),
    [places],
  );
  const inFigures = (value: number): string => value.toLocaleString(locale);
  const told = dots.find(({ key }) => key === (pointed ?? current));

  return (
    <figure {...rest} className={`za-WorldMap ${className}`}>
      <svg
        className="za-WorldMap-drawing"
        viewBox={`0 0 ${worldProjection.width} ${worldProjection.height}`}
        role="img"
        aria-label={label}
        data-pickable={onSelect ? '' : undefined}
        onPointerMove={(event) => setPointed(nearest(dots, event))}
        onPointerLeave={() => setPointed(undefined)}
        onPointerUp={(event) => {
          const key = nearest(dots, event);
          if (key !== undefined) onSelect?.(key);
        }}
      >
        <path className="za-WorldMap-land" d={landPath} />
        {dots.map(({ key, x, y, radius }) => (
          <circle
            key={key}
            className="za-WorldMap-dot"
            data-current={key === told?.key ? '' : undefined}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={radius.toFixed(1)}
          />
        ))}
      </svg>
      <p className="za-WorldMap-told" aria-hidden="true">
        {told ? `${told.name}: ${inFigures(told.value)}` : '\u00a0'}
      </p>
      <Legend {...{ legend, noun, inFigures }} />
    </figure>
  );
}

interface LegendProps extends Pick<WorldMapProps, 'legend' | 'noun'> {
  inFigures: (value: number) => string;
}

function Legend({ legend, noun, inFigures }: LegendProps) {
  return (
    <ul className="za-WorldMap-legend">
      {legend.map((value) => {
        const radius = radiusOf(value);
        return (
          <li key={value}>
            <svg
              viewBox={`${-radius - 1} ${-radius - 1} ${radius * 2 + 2} ${radius * 2 + 2}`}
              // Draws the dot as large as on the map, whose width is that of the container.
              style={{ inlineSize: `${((radius * 2 + 2) / worldProjection.width) * 100}cqw` }}
              aria-hidden="true"
            >
              <circle className="za-WorldMap-dot" r={radius} />
            </svg>
            {inFigures(value)}
          </li>
        );
      })}
      <li>{noun}</li>
    </ul>
  );
}
