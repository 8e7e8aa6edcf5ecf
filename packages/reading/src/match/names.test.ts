import { expect, test } from 'vitest';
import { matchOf, textOf } from '../test/matches.ts';

test('the relation to the user stands beside the name, or replaces a missing name', () => {
  const anna = { birth: { date: '1990-05-15', name: 'Anna' }, relation: 'self' } as const;
  const sister = { date: '1994-06-01', sex: 'female' } as const;
  const named = matchOf(anna, { birth: { ...sister, name: 'Rose' }, relation: 'sibling' });
  expect([named.one, named.other]).toEqual([
    { name: 'you', sign: 'horse', known: 'date' },
    { name: 'Rose', role: 'your sister', sign: 'dog', known: 'date' },
  ]);
  expect(textOf(named)).toMatch(/\b[Yy]ou\b/u);
  expect(textOf(named)).not.toContain('Anna');
  expect(matchOf(anna, { birth: sister, relation: 'sibling' }).other.name).toBe('your sister');
  expect(matchOf(anna, { sign: 'rat', relation: 'colleague' }).other.name).toBe('your colleague');
});

test('a sign has the name that it has in the calendar of the birth', () => {
  const match = matchOf(
    { birth: { date: '1987-06-01', calendar: 'vietnam' } },
    { birth: { date: '1990-05-15' } },
  );
  expect(textOf(match)).toContain('year of the Cat');
  expect(textOf(match)).not.toContain('Rabbit');
});

test('a person without a name and a relation is called by the sign', () => {
  const birth = { date: '1990-05-15' };
  const names = (first?: string, second?: string) => {
    const { one, other } = matchOf(
      { birth: { ...birth, name: first } },
      { birth: { ...birth, name: second } },
    );
    return [one.name, other.name];
  };
  expect(names()).toEqual(['the Horse', 'the other Horse']);
  expect(names('Anna', 'Anna')).toEqual(['Anna', 'Anna (second)']);
});

test('people of whom only the sign is known are called by their signs, with their relation to the user', () => {
  const { one, other, sections } = matchOf({ sign: 'tiger' }, { sign: 'snake', relation: 'partner' });
  expect([one, other]).toEqual([
    { name: 'the Tiger', sign: 'tiger', known: 'sign' },
    { name: 'the Snake', role: 'your partner', sign: 'snake', known: 'sign' },
  ]);
  expect(sections[0]?.paragraphs[0]?.text).toMatch(/^By the year signs, the Tiger acts in the open/u);
  expect(sections[0]?.paragraphs[1]?.text).not.toContain('The Tiger was born');
  expect(matchOf({ sign: 'rat' }, { sign: 'rat' }).one.name).toBe('the Rat');
});

test('the text calls people by the first word of their names, unless both have the same one', () => {
  const said = (first: string, second: string): string =>
    textOf(
      matchOf(
        { birth: { date: '1990-05-15', name: first } },
        { birth: { date: '1986-11-02', name: second } },
      ),
    );
  expect(said('Anna Meyer', 'Ben Ortiz')).toContain('Anna');
  expect(said('Anna Meyer', 'Ben Ortiz')).not.toMatch(/Meyer|Ortiz/);
  expect(said('Wang Anna', 'Wang Ben')).toMatch(/Wang Anna.*Wang Ben/s);
  expect(said('Dr. Anna Meyer', 'Ben Ortiz')).toContain('Dr. Anna Meyer');
});

test('the adult user is “you”, with verbs and pronouns that agree, and a user under 18 has a name', () => {
  const friend = { birth: { date: '1993-05-19', time: '06:30', name: 'Tom' }, relation: 'friend' } as const;
  for (const [year, month] of Array.from({ length: 24 }, (_, index) => [1970 + index, 1 + (index % 12)])) {
    const date = `${year}-${String(month).padStart(2, '0')}-11`;
    const said = textOf(matchOf({ birth: { date, time: '14:00' }, relation: 'self' }, friend));
    expect(said).toContain('You');
    expect(said).not.toMatch(/\b[Yy]ou (?:is|has|was|does|wants|likes|keeps|needs|finds|gives)\b|[Yy]ou’s/u);
    expect(said).not.toMatch(/\b(?:they|their)\b/iu);
  }
  const young = matchOf({ birth: { date: '2011-06-08' }, relation: 'self' }, friend);
  expect(young.one.name).toBe('the Rabbit');
});

test('advice for the user is a request, and advice for the other person says what to ask for', () => {
  const self = { birth: { date: '1987-09-14', time: '07:40' }, relation: 'self' } as const;
  const daniel = {
    birth: { date: '1985-03-22', time: '18:10', name: 'Daniel' },
    relation: 'partner',
  } as const;
  expect(textOf(matchOf(self, daniel))).toContain('\nGive Daniel one hour before an answer is due.');
  const swapped = textOf(
    matchOf({ ...daniel, relation: 'self' }, { birth: { ...self.birth, name: 'Nora' }, relation: 'partner' }),
  );
  expect(swapped).toContain('\nAsk Nora to give you one hour before an answer is due.');
});

test.each([
  [undefined, 'your parent', 'they can', /with them|from them/u],
  ['female', 'your mother', 'she can', /with her|from her/u],
] as const)('a parent of sex %s without a name is %s once in a paragraph', (sex, called, subject, object) => {
  const said = textOf(
    matchOf(
      { birth: { date: '1988-07-09', time: '06:15' }, relation: 'self' },
      { birth: { date: '1957-05-10', sex }, relation: 'parent' },
    ),
  );
  expect(said).toContain(`so on a gray day, ${subject} call you`);
  expect(said).toMatch(object);
  expect(said.match(new RegExp(called, 'giu'))?.length).toBeLessThan(16);
});

test('two people quarrel by their days of birth, as the answers to questions say', () => {
  const laura = { birth: { date: '1988-07-09', time: '06:15' }, relation: 'self' } as const;
  const tom = { birth: { date: '1985-11-20', name: 'Tom' }, relation: 'partner' } as const;
  expect(textOf(matchOf(laura, tom))).toContain(
    'In a quarrel, you give in early and come back to it later, and Tom',
  );
  expect(textOf(matchOf(laura, { sign: 'rooster', relation: 'friend' }))).toContain(
    'In a quarrel, you insist loudly on being right, and your friend names every mistake in order',
  );
});

test('a sentence on both people says “you both” to the user', () => {
  const self = { birth: { date: '1988-07-09' }, relation: 'self' } as const;
  const ana = { birth: { date: '1990-02-15', name: 'Ana' }, relation: 'friend' } as const;
  expect(textOf(matchOf(self, ana))).toContain('By your year signs, you both like action and applause');
  expect(textOf(matchOf(self, { sign: 'horse', relation: 'friend' }))).toContain(
    'By your year signs, you both like action and applause',
  );
  expect(textOf(matchOf(self, { birth: { date: '1988-09-01' }, relation: 'sibling' }))).toContain(
    'You are both stubborn about the same thing',
  );
});
