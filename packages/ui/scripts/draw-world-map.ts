/**
 * Draws the outline of src/WorldMap/land-path.ts: the land of world-atlas, from Natural Earth (public domain), without
 * Antarctica, where no company has its seat. It is drawn here, once, so that a browser needs no atlas.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { worldProjection } from '../src/WorldMap/natural-earth.ts';

interface Atlas extends Topology {
  objects: { land: GeometryCollection };
}

const source = new URL(import.meta.resolve('world-atlas/land-110m.json'));
const atlas = JSON.parse(await readFile(source, 'utf8')) as Atlas;
const { scale, center } = worldProjection;
// The land is cut where it crosses the antimeridian.
const draw = geoPath(geoNaturalEarth1().scale(scale).translate([center.x, center.y])).digits(0);
const outline = feature(atlas, atlas.objects.land)
  .features.map((land) => draw(land) ?? '')
  .join('');
const rings = outline
  .split('Z')
  .filter(Boolean)
  .map((ring) =>
    ring
      .slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number)),
  )
  .filter((ring) => ring.some(([, y = 0]) => y < worldProjection.height));

/** Writes each point as a step from the previous one, without points that coincide. Rings too small to be seen are left out. */
function drawn(ring: readonly (readonly number[])[]): string {
  let [x, y] = [0, 0];
  const steps = ring.flatMap(([toX = 0, toY = 0], index) => {
    const step = [toX - x, toY - y];
    if (index > 0 && step.every((each) => each === 0)) return [];
    [x, y] = [toX, toY];
    return step.join(' ');
  });
  return steps.length > 3 ? `M${steps[0]}l${steps.slice(1).join(' ')}z` : '';
}

const file = path.join(import.meta.dirname, '../src/WorldMap/land-path.ts');
await writeFile(
  file,
  `/** Made by scripts/draw-world-map.ts; do not edit. */
export const landPath =
  '${rings.map(drawn).join('').replaceAll(' -', '-')}';
`,
);
