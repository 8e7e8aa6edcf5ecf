/** Maximum places that are named. The employer's page has them all. */
const maxPlaces = 4;

/** Some places of an opening, such as "Kyoto; Tokyo; Osaka; Nara; and 2 more". */
export function placesLine(places: readonly string[]): string {
  const named = places.slice(0, maxPlaces).join('; ');
  const others = places.length - maxPlaces;
  return others > 0 ? `${named}; and ${others} more` : named;
}
