/** The center of a wheel that is 400 units wide. */
export const wheelCentre = 200;

/** Returns a point on the wheel. Place 0, the Rat, is at the top, and places continue clockwise. */
export function pointOnWheel(radius: number, place: number): { x: number; y: number } {
  const angle = (place / 12) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: round(wheelCentre + radius * Math.cos(angle)),
    y: round(wheelCentre + radius * Math.sin(angle)),
  };
}
