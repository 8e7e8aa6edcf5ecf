/** Size of the drawing, its scale, and where the equator and the prime meridian cross. Antarctica is left out. */
export const worldProjection = { width: 960, height: 430, scale: 174, center: { x: 480, y: 250 } } as const;

/** The Natural Earth projection by the polynomial of Šavrič, Jenny, Patterson, Petrovič and Hurni (2011). */
export function naturalEarth(longitude: number, latitude: number): readonly [x: number, y: number] {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  const square = north ** 2;
  const stretch =
    0.8707 - 0.131979 * square - 0.013791 * square ** 2 + 0.003971 * square ** 5 - 0.001529 * square ** 6;
  const height =
    1.007226 + 0.015085 * square - 0.044475 * square ** 3 + 0.028874 * square ** 4 - 0.005916 * square ** 5;
  const { scale, center } = worldProjection;
  return [center.x + scale * east * stretch, center.y - scale * north * height];
}
