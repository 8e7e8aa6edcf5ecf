import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = {
  component: Pagination,
  args: { renderLink: (page, content) => <a href={`#page-${page}`}>{content}</a> },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const First: Story = { args: { page: 1, pageCount: 9 } };
export const Middle: Story = { args: { page: 5, pageCount: 9 } };
export const Last: Story = { args: { page: 9, pageCount: 9 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
