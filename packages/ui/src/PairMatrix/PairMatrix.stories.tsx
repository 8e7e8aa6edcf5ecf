import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { PairMatrix, type MatrixPair, type MatrixPerson } from './PairMatrix.tsx';

const meta: Meta<typeof PairMatrix> = { component: PairMatrix };
export default meta;

type Story = StoryObj<typeof PairMatrix>;

const people: readonly MatrixPerson[] = [
  { name: 'Anna', sign: 'horse' },
  { name: 'Ben', sign: 'rat' },
  { name: 'Cleo', sign: 'goat' },
  { name: 'Grandma Rose', sign: 'monkey' },
];
const pairs: readonly MatrixPair[] = [
  { one: 0, other: 1, score: 35, relation: 'clash', tone: 'discord' },
  { one: 0, other: 2, score: 88, relation: 'harmony', tone: 'harmony' },
  { one: 0, other: 3, score: 61, relation: 'no relation', tone: 'neutral' },
  { one: 1, other: 2, score: 42, relation: 'harm', tone: 'discord' },
  { one: 1, other: 3, score: 81, relation: 'half of a triangle', tone: 'harmony' },
  { one: 2, other: 3, score: 57, relation: 'harmony', tone: 'mixed' },
];
const renderReasons = ({ relation }: MatrixPair) => <p>{`Tradition counts the two signs as ${relation}.`}</p>;

export const Family: Story = { args: { caption: 'The pairs of this family', people, pairs, renderReasons } };
export const Two: Story = { args: { ...Family.args, people: people.slice(0, 2), pairs: pairs.slice(0, 1) } };
/** The largest matrix. It is too large for the screenshot of all states. */
export const Eight: Story = {
  tags: ['shared-state'],
  args: {
    ...Family.args,
    people: [...people, ...people.map(({ name, sign }) => ({ name: `${name} the younger`, sign }))],
    pairs: Array.from({ length: 8 }, (_, one) => one).flatMap((one) =>
      Array.from({ length: 7 - one }, (_, step) => ({
        score: 40,
        relation: 'half of a triangle',
        tone: 'harmony' as const,
        ...pairs[(one * 3 + step) % pairs.length],
        one,
        other: one + 1 + step,
      })),
    ),
  },
};
export const Open: Story = {
  args: Family.args ?? {},
  play: async ({ canvas, userEvent }) => {
    const [cell] = await canvas.findAllByRole('button', { name: /Ben.*35 of 100/ });
    if (cell) await userEvent.click(cell);
  },
};
export const LongText: Story = {
  args: {
    ...Family.args,
    caption: 'The pairs of a family whose names are long, with every relation that tradition counts',
    people: people.map(({ name, sign }) => ({ name: `${name} Featherstonehaugh`, sign })),
    pairs: pairs.map((pair) => ({
      ...pair,
      relation: 'half of a triangle, without the peak, and overbearing punishment',
    })),
  },
};
export const Hover: Story = { ...Family, ...hovered('.za-PairMatrix-cell') };
export const Focus: Story = { ...Family, ...focused('.za-PairMatrix-cell') };
export const Narrow: Story = { ...LongText, ...narrow };
export const InColumn: Story = { ...Family, ...inColumn };
export const RightToLeft: Story = { ...Family, ...rightToLeft };
export const Dark: Story = { ...Family, ...dark };
