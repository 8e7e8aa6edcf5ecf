import { describe, expect, test } from 'vitest';
import { isTrue } from './test/claim-is-true.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { claimsOf, unstatedFigures } from './test/stated-figures.ts';
import { answerTo, write } from './test/write.ts';

const asked = [
  ['qingming festival 2027', /^In 2027 the Qingming Festival \(清明\) is on Monday, April 5, 2027\./],
  ['tomb sweeping day 2028', /Tuesday, April 4, 2028/],
  [
    'when is winter solstice 2026 chinese',
    /^In 2026 the Winter Solstice \(冬至\) is on Tuesday, December 22/,
  ],
  ['dong zhi 2027', /December 22, 2027/],
  [
    'hungry ghost festival 2027',
    /Monday, August 16, 2027\. .* The month of ghosts begins on August 2, 2027\.$/,
  ],
  [
    'laba festival 2027',
    /^Before the New Year of 2027 the Laba Festival .* January 15, 2027\. .* month 12\./,
  ],
  ['kitchen god day 2028', /January 19, 2028/],
  ['24 solar terms', /^The solar terms \(節氣\) cut the sun’s year into twenty-four equal arcs/],
  ['solar terms 2028', /^Solar terms .* from Lesser Cold, January 6, 2028, to .* December 21, 2028/],
  [
    '2033 problem chinese calendar',
    /^The 2033 problem .* after the eleventh\. The Mid-Autumn Festival stays on September 8, 2033/,
  ],
] as const;

describe('an article on a feast or a term of the sun', () => {
  test.each(asked)('about "%s" answers it first', (keyword, answer) => {
    expect(answerTo(keyword)).toMatch(answer);
  });

  test.each(asked)('about "%s" states only what the calendar has', (keyword) => {
    const article = write(keyword, 5000);
    expect(claimsOf(article).filter(({ claim }) => !isTrue(claim, shippedFacts))).toEqual([]);
    expect(unstatedFigures(article)).toEqual([]);
  });

  test('without a year gives the next time', () => {
    // Written on July 1, 2026.
    expect(answerTo('mid autumn festival')).toContain('September 25, 2026');
    expect(answerTo('lantern festival')).toContain('February 20, 2027');
  });

  test('about the leap month of 2033 shows that two months before it have none or two of the terms', () => {
    const { html } = write('2033 problem');
    expect(html).toContain('<td>August 25, 2033</td><td>None</td>');
    expect(html).toContain('Lesser Snow on November 22, 2033 and Winter Solstice on December 21, 2033');
    expect(html).toContain('Leap month after 11</th><td>December 22, 2033</td><td>None</td>');
  });
});

test.each([1584, 2199])('every kind of article can be written on %i, at the end of the calendar', (year) => {
  for (const keyword of [
    `chinese zodiac ${year}`,
    `chinese new year ${year}`,
    `rat in ${year}`,
    `which signs are lucky in ${year}`,
    `companies founded in ${year}`,
    `dragon boat festival ${year}`,
    `laba festival ${year}`,
    `qingming ${year}`,
    `solar terms ${year}`,
    `leap month ${year}`,
    `li chun ${year}`,
    `5 may ${year} zodiac`,
  ])
    expect(write(keyword).html, keyword).toContain('<h2>');
});
