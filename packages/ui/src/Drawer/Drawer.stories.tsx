import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Link } from '../Link/Link.tsx';
import { Select } from '../Select/Select.tsx';
import { focused, hovered, narrow, reducedMotion, rightToLeft } from '../story-states.ts';
import { Drawer } from './Drawer.tsx';

const meta: Meta<typeof Drawer> = {
  component: Drawer,
  args: { open: true, onOpenChange: fn() },
  // The drawer opens in a portal, outside the story, so the pseudo states apply to the whole document.
  parameters: { docs: { story: { inline: false, height: '24rem' } }, pseudo: { rootSelector: 'body' } },
};
export default meta;

/** Excludes the story from the docs page, where several stories would take the focus from each other. */
const apart = { parameters: { docs: { disable: true } } };

type Story = StoryObj<typeof Drawer>;

const links = (
  <nav aria-label="Chapters">
    <p>
      <Link href="#companies">Companies</Link>
    </p>
    <p>
      <Link href="#brands">Car Brands</Link>
    </p>
  </nav>
);

export const AtTheEnd: Story = { tags: ['picture'], args: { title: 'Chapters', children: links } };
export const AtTheStart: Story = { ...apart, args: { ...AtTheEnd.args, side: 'start' } };
export const FilterSheet: Story = {
  ...apart,
  args: {
    title: 'Filters',
    trigger: <Button>Filter (1)</Button>,
    children: (
      <>
        <Select
          label="Zodiac sign"
          defaultValue="ox"
          options={[
            { value: '', label: 'All signs' },
            { value: 'ox', label: 'Ox' },
          ]}
        />
        <Combobox label="City" options={[{ value: 'berlin', label: 'Berlin' }]} />
        <Button>Clear</Button>
      </>
    ),
    footer: <Button variant="primary">Show 48 companies</Button>,
  },
};
export const Hover: Story = { ...AtTheEnd, ...hovered('.za-Drawer-close') };
export const Focus: Story = { ...AtTheEnd, ...focused('.za-Drawer-close') };
export const LongText: Story = {
  ...apart,
  args: {
    title: 'The chapters of the almanac and everything that opens with them',
    children: <p>{'There is more to read here than the height of a phone can show. '.repeat(40)}</p>,
  },
};
export const Narrow: Story = { ...apart, ...AtTheEnd, ...narrow };
export const RightToLeft: Story = { args: { title: 'الفصول', children: <p>الشركات</p> }, ...rightToLeft };
export const ReducedMotion: Story = { ...apart, ...AtTheEnd, ...reducedMotion };
export const Dark: Story = { ...apart, ...AtTheEnd, tags: ['shared-state'], globals: { theme: 'dark' } };
