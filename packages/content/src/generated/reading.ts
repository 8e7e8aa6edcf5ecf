/** Generated from en/reading by `pnpm --filter @org/content generate`. */
export const texts = {
  "headings.core-personality": "Core Personality",
  "headings.career": "Career",
  "headings.relationships": "Relationships and Compatibility",
  "headings.life-path": "Life Path",
  "headings.numerology": "Numerology",
  "headings.cultural-significance": "Cultural Significance",
} as const;
