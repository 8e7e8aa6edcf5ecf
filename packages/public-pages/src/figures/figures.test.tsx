import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { articlePicture } from '../share-picture.ts';
import type { ArticleFigure } from '@org/article-composer/figure.ts';
import { Figure } from './Figure.tsx';

const drawn = (figure: ArticleFigure): string => renderToStaticMarkup(<Figure figure={figure} />);
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const figures: readonly (readonly [ArticleFigure, RegExp])[] = [
  [{ kind: 'bonds', sign: 'rat' }, /Ox.*Horse/],
  [
    { kind: 'pair', signs: ['dragon', 'dog'] },
    /Dragon and Dog stand opposite each other on the circle\. Our score for the two is \d+ of 100\..*Clash/,
  ],
  [{ kind: 'pair', signs: ['rat', 'rabbit'] }, /Rat and Rabbit stand 3 places apart.*punishment/],
  [{ kind: 'pair', signs: ['rat', 'tiger'] }, /2 places apart.*Tradition has no rule about this pair/],
  [{ kind: 'pair', signs: ['pig', 'pig'] }, /The Pig meets itself.*self-punishment/i],
  [
    { kind: 'wheel', caption: 'The six harmonies', groups: [['rat', 'ox']] },
    /The six harmonies: Rat and Ox\./,
  ],
  [{ kind: 'wheel', caption: 'In their order', groups: [] }, /In their order: Rat, Ox, .* Dog and Pig\./],
  [
    { kind: 'year', year: 2027, marks: [{ label: 'Mid-Autumn', date: { year: 2027, month: 9, day: 15 } }] },
    /The Year of the Goat from February 6, 2027 to January 25, 2028\. Mid-Autumn: September 15, 2027\./,
  ],
  [
    { kind: 'bars', caption: 'Car Brands by sign', bars: [{ label: 'Rat', value: 12 }], current: 'Rat' },
    /Car Brands by sign.*Rat 12/,
  ],
];

describe('the figure of an article', () => {
  test.each(figures)('%o repeats its drawing as text, and has no script or inline style', (figure, text) => {
    const html = drawn(figure);
    expect(html).toMatch(/^<figure/);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/<script|style="|NaN|undefined/);
    expect(textOf(html)).toMatch(text);
  });

  test('of a pair marks both signs and draws a line from one to the other', () => {
    const html = drawn({ kind: 'pair', signs: ['dragon', 'dog'] });
    const marked = [...html.matchAll(/<g[^>]*data-marked[^>]*>(.*?)<\/g>/g)].map(([, text = '']) =>
      textOf(text),
    );
    expect(marked).toEqual([expect.stringContaining('Dragon'), expect.stringContaining('Dog')]);
    const lines = [
      ...html.matchAll(/<line data-basis="([^"]*)" x1="(\d+)" y1="(\d+)" x2="(\d+)" y2="(\d+)"/g),
    ];
    expect(lines).toHaveLength(1);
    const [, basis, x1, y1, x2, y2] = lines[0] ?? [];
    expect(basis).toBe('six-clash');
    // Opposite places: the middle of the line is the center of the wheel.
    expect([(Number(x1) + Number(x2)) / 2, (Number(y1) + Number(y2)) / 2]).toEqual([200, 200]);
  });

  test('of a year leaves out a date before its New Year’s Day', () => {
    const date = { year: 2027, month: 2, day: 4 };
    expect(
      textOf(drawn({ kind: 'year', year: 2027, marks: [{ label: 'Start of Spring', date }] })),
    ).not.toContain('Start of Spring');
  });
});

describe('the share picture of an article', () => {
  test.each([
    ['Why There Is No Cat in the Chinese Zodiac', null],
    ['The Goat’s Own Year (本命年)', 'goat'],
    ['龍', 'dragon'],
    ['“Résumés” of the Ōx… and of the Bảo', 'ox'],
    ['Название 龍 🐉 λόγος', 'dragon'],
    ['A very long title of an article that an editor has written by hand, with many words in it', 'pig'],
  ] as const)('is drawn for “%s”', (title, sign) => {
    const svg = articlePicture(title, sign);
    expect(svg).toMatch(/^<svg[^>]* width="1200" height="630"/);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg).not.toMatch(/<text|font-family/);
  });

  test('leaves out the accent of a letter that its font lacks', () => {
    expect(articlePicture('The Ōx and Bảo', 'ox')).toBe(articlePicture('The Ox and Bao', 'ox'));
    expect(articlePicture('Résumé', 'ox')).not.toBe(articlePicture('Resume', 'ox'));
  });

  test('differs with the title and with the sign', () => {
    const pictures = [
      articlePicture('Goat Love', 'goat'),
      articlePicture('Goat Career', 'goat'),
      articlePicture('Goat Love', 'rat'),
    ];
    expect(new Set(pictures).size).toBe(3);
  });
});
