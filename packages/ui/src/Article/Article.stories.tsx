import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { dark, focused, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Article } from './Article.tsx';

const meta: Meta<typeof Article> = { component: Article };
export default meta;

type Story = StoryObj<typeof Article>;

export const AboutASign: Story = {
  args: {
    title: 'Career of the Ox: Strengths, Fields and Colleagues',
    summary:
      'At work the Ox, as tradition has it, builds slowly, keeps its word and outlasts the fashion of the year.',
    sign: 'ox',
    place: (
      <>
        <a href="#home">Home</a> <span aria-hidden="true">›</span> <a href="#blog">Blog</a>
      </>
    ),
    facts: (
      <>
        <Badge>career of the ox</Badge> <time dateTime="2026-11-21">November 21, 2026</time>{' '}
        <span aria-hidden="true">·</span> <span>11 min read</span>
      </>
    ),
    headings: [
      { id: 'ox-work', text: 'The Ox at work' },
      { id: 'ox-years', text: 'Ox years to the day' },
      { id: 'ox-friends', text: 'Who suits the Ox' },
    ],
    children: (
      <>
        <h2 id="ox-work">The Ox at work</h2>
        <p>Tradition honors the Ox for steady strength: work begun is work finished.</p>
        <h2 id="ox-years">Ox years to the day</h2>
        <p>The 2021 Metal Ox year ran from February 12, 2021 to January 31, 2022.</p>
        <h2 id="ox-friends">Who suits the Ox</h2>
        <p>Snake and Rooster share its circle of three; it is in harmony with the Rat.</p>
      </>
    ),
  },
};
export const AboutAPair: Story = {
  args: {
    title: 'Horse and Dog',
    summary: 'The Horse brings fun, the Dog brings loyalty, and both prefer honest words.',
    sign: 'horse',
    otherSign: 'dog',
    children: <p>Tradition calls the two signs allies.</p>,
  },
};
export const AboutNone: Story = {
  args: {
    title: 'Life Path 7',
    summary: 'In numerology, life path 7 is called the Scholar.',
    children: <p>Numerology is a custom of its own and knows nothing of the twelve animals.</p>,
  },
};
export const Focus: Story = { ...AboutASign, ...focused('.za-Article-place a') };
export const LongText: Story = {
  args: {
    ...AboutASign.args,
    title:
      'Everything the Chinese calendar and the older almanacs have to say about the working life of an Ox',
    summary: 'Builds slowly, keeps its word and outlasts the fashion of the year. '.repeat(4),
  },
};
export const Narrow: Story = { ...AboutASign, ...narrow };
export const InColumn: Story = { ...AboutASign, ...inColumn };
export const RightToLeft: Story = {
  args: {
    title: 'الثور في العمل',
    summary: 'يبني ببطء ويفي بوعده.',
    sign: 'ox',
    children: <p>يبني ببطء.</p>,
  },
  ...rightToLeft,
};
export const Dark: Story = { ...AboutASign, ...dark };
