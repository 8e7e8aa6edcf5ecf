import { zodiacSigns } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { men } from './prose/people/men.ts';
import { women } from './prose/people/women.ts';
import { sourceById } from './prose/sources.ts';
import { write } from './test/write.ts';

/** Words with which a text speaks of the past or of books. */
const ofThePast =
  /\b(?:dynasty|century|centuries|emperors?|villages?|ballads?|operas?|plays?|novels?|tales?|legends?|handbooks?|almanacs|historians?|matchmakers?|old books?|formerly|chronicles?|was called|were said)\b/i;

const portraits = zodiacSigns.flatMap(({ id }) => [
  { keyword: `${id} man`, ...men[id] },
  { keyword: `${id} woman`, ...women[id] },
]);

test.each(portraits)(
  'the article on "$keyword" links a source for all that it tells of the past',
  (portrait) => {
    const { html } = write(portrait.keyword);
    expect(html).toContain(portrait.read.slice(0, 30));
    expect(`${portrait.answer} ${portrait.read}`).not.toMatch(ofThePast);
    const sources = portrait.figure?.sources.map(sourceById) ?? [];
    expect(sources.length > 0).toBe(portrait.figure !== null);
    // One note of the sign's own source, and one beside what is told of the past.
    expect(html.split('<p>Source'), portrait.keyword).toHaveLength(sources.length > 0 ? 3 : 2);
    for (const { work, href } of sources) expect(html).toContain(`<a href="${href}">${work}</a>`);
  },
);
