/**
 * Draws the paths of src/UsMap/us-state-paths.ts: the states of us-atlas, which are the US Census Bureau's
 * cartographic boundaries (public domain), projected to a plane with Alaska and Hawaii beside the rest. They are drawn
 * here, once, so that a browser needs neither the atlas nor a projection.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

interface Atlas extends Topology {
  objects: { states: GeometryCollection<{ name: string }> };
}

const source = new URL(import.meta.resolve('us-atlas/states-albers-10m.json'));
const atlas = JSON.parse(await readFile(source, 'utf8')) as Atlas;
// The atlas is already projected, to 975 by 610.
const draw = geoPath().digits(0);

/** Where the mark of a state stands that is too small to hold it: at sea, and joined to it by a line. */
const atSea: Readonly<Record<string, readonly [x: number, y: number]>> = {
  Massachusetts: [955, 158],
  'Rhode Island': [955, 190],
  Connecticut: [927, 218],
  'New Jersey': [903, 243],
  Delaware: [896, 270],
  Maryland: [884, 298],
};
const notAState = new Set(['District of Columbia', 'Puerto Rico']);

const states = feature(atlas, atlas.objects.states)
  .features.filter(({ properties }) => !notAState.has(properties.name))
  .map((state) => {
    const { name } = state.properties;
    const middle = draw.centroid(state).map(Math.round);
    const [x, y] = atSea[name] ?? middle;
    return { name, path: simplified(draw(state) ?? ''), x, y, ...(atSea[name] && { middle }) };
  })
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Islands smaller than a few units and points that coincide cannot be seen. */
function simplified(d: string): string {
  const rings = d.split('Z').filter(Boolean);
  const drawn = rings
    .map((ring) => {
      const points = ring.slice(1).split('L');
      return points.filter((point, index) => index === 0 || point !== points[index - 1]);
    })
    .filter((points, _, all) => points.length > 6 || all.length === 1);
  return drawn.map((points) => `M${points.join('L')}Z`).join('');
}

const file = path.join(import.meta.dirname, '../src/UsMap/us-state-paths.ts');
const rows = states.map(
  ({ name, path: d, x, y, middle }) =>
    `  { name: '${name}', x: ${x}, y: ${y},${middle ? ` middle: [${middle.join(', ')}],` : ''} path: '${d}' },`,
);
await writeFile(
  file,
  `/** Made by scripts/draw-us-map.ts; do not edit. */
export interface UsStatePath {
  readonly name: string;
  /** Where its mark stands. */
  readonly x: number;
  readonly y: number;
  /** Its middle, where the mark stands beside a state too small for it. */
  readonly middle?: readonly [x: number, y: number];
  readonly path: string;
}

export const usStatePaths: readonly UsStatePath[] = [
${rows.join('\n')}
];
`,
);
