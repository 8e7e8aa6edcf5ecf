/** The middle of a wheel that is 400 units wide. */
export const wheelCentre = 200;

/** A point of the wheel, by radius and place; the Rat stands on top, at 0, and the cycle runs clockwise. */
export function pointOnWheel(radius: number, place: number): { x: number; y: number } {
  const angle = (place / 12) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: round(wheelCentre + radius * Math.cos(angle)),
    y: round(wheelCentre + radius * Math.sin(angle)),
  };
}
