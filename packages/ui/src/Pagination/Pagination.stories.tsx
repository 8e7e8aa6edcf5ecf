import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Pagination } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = {
  component: Pagination,
  args: { renderLink: (page, content) => <a href={`#page-${page}`}>{content}</a> },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const First: Story = { args: { page: 1, pageCount: 9 } };
export const Middle: Story = {
  args: { page: 5, pageCount: 9 },
  parameters: {
    docs: {
      source: {
        code: `<Pagination
  page={5}
  pageCount={9}
  renderLink={(page, content) => <Link to={\`?page=\${page}\`}>{content}</Link>}
/>`,
      },
    },
  },
};
export const Last: Story = { args: { page: 9, pageCount: 9 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
export const LargeNumbers: Story = { args: { page: 1024, pageCount: 4096 } };
export const Hover: Story = { ...Middle, ...hovered('li:nth-child(2) .za-Pagination-link') };
export const Focus: Story = { ...Middle, ...focused('li:nth-child(2) .za-Pagination-link') };
export const Narrow: Story = { ...LargeNumbers, ...narrow };
export const InColumn: Story = { ...LargeNumbers, ...inColumn };
export const RightToLeft: Story = { ...Middle, ...rightToLeft };
export const Dark: Story = { ...Middle, ...dark };
