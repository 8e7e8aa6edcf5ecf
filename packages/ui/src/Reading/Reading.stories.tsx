import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from '../BarChart/BarChart.tsx';
import { dark, focused, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Reading, ReadingSection } from './Reading.tsx';

const meta: Meta<typeof Reading> = { component: Reading };
export default meta;

type Story = StoryObj<typeof Reading>;

const words =
  'The Horse sets out before the map is drawn, and is right more often than the careful think it should be. ';

export const Sections: Story = {
  args: {
    headings: [
      { id: 'core', text: 'Core Personality' },
      { id: 'career', text: 'Career' },
    ],
    current: 'core',
    children: (
      <>
        <ReadingSection id="core" title="Core Personality">
          <p>{words.repeat(3)}</p>
          <p>{words.repeat(2)}</p>
        </ReadingSection>
        <ReadingSection
          id="career"
          title="Career"
          figure={<BarChart caption="Years at work" items={[{ key: 'a', label: 'Alone', value: 4 }]} />}
          aside={<p>Beside the text.</p>}
        >
          <p>{words.repeat(4)}</p>
        </ReadingSection>
      </>
    ),
  },
};
export const OneSection: Story = {
  args: {
    headings: [{ id: 'alone', text: 'Numerology' }],
    children: (
      <ReadingSection id="alone" title="Numerology">
        <p>{words}</p>
      </ReadingSection>
    ),
  },
};
export const Focus: Story = { ...Sections, ...focused('summary') };
export const LongText: Story = {
  args: {
    headings: [{ id: 'long', text: 'What the years between your fortieth and your fiftieth birthday bring' }],
    children: (
      <ReadingSection id="long" title="What the years between your fortieth and your fiftieth birthday bring">
        <p>{words.repeat(20)}</p>
      </ReadingSection>
    ),
  },
};
export const Narrow: Story = { ...Sections, ...narrow };
export const InColumn: Story = { ...Sections, ...inColumn };
export const RightToLeft: Story = {
  args: {
    headings: [{ id: 'rtl', text: 'الشخصية' }],
    current: 'rtl',
    children: (
      <ReadingSection id="rtl" title="الشخصية" aside={<p>بجانب النص.</p>}>
        <p>الحصان ينطلق قبل أن ترسم الخريطة.</p>
      </ReadingSection>
    ),
  },
  ...rightToLeft,
};
export const Dark: Story = { ...Sections, ...dark };
