import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Input } from '../Input/Input.tsx';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Dialog, DialogContent } from './Dialog.tsx';
import { DialogClose, DialogDescription, DialogRoot, DialogTitle, DialogTrigger } from './dialog-parts.tsx';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: { open: true, onOpenChange: fn() },
  // The dialog opens in a portal, outside the story, so the pseudo states apply to the whole document.
  parameters: { docs: { story: { inline: false, height: '30rem' } }, pseudo: { rootSelector: 'body' } },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const WithForm: Story = {
  tags: ['picture'],
  parameters: {
    docs: {
      source: {
        code: `const [open, setOpen] = useState(false);

<Dialog open={open} onOpenChange={setOpen} title="Create Account" description="Get Lifetime Access">
  <Input label="Email" type="email" />
  <PasswordInput label="Password" hint="At least 6 characters" />
  <Button variant="primary">Continue to Payment</Button>
</Dialog>`,
      },
    },
  },
  args: {
    title: 'Create Account',
    description: 'Get Lifetime Access',
    children: (
      <>
        <Input label="Email" type="email" />
        <PasswordInput label="Password" hint="At least 6 characters" />
        <Button variant="primary">Continue to Payment</Button>
      </>
    ),
  },
};
export const TextOnly: Story = { args: { title: 'Saved', children: 'Nothing more to do.' } };
export const InParts: Story = {
  render: () => (
    <DialogRoot defaultOpen>
      <DialogTrigger>
        <Button>Rename</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Rename the article</DialogTitle>
        <DialogDescription>Links to it stay as they are.</DialogDescription>
        <Input label="Title" />
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
      </DialogContent>
    </DialogRoot>
  ),
};
export const CloseHover: Story = { ...TextOnly, ...hovered('.za-Dialog-close') };
export const CloseFocus: Story = { ...TextOnly, ...focused('.za-Dialog-close') };
export const LongText: Story = {
  args: {
    title: 'A title that is much longer than a title should ever be, and wraps',
    children: 'Tradition honors the Ox for steady strength: work begun is work finished. '.repeat(24),
  },
};
export const Narrow: Story = { ...WithForm, ...narrow };
export const RightToLeft: Story = {
  args: { title: 'إنشاء حساب', description: 'وصول مدى الحياة', children: <Input label="البريد" /> },
  ...rightToLeft,
};
export const Dark: Story = { ...WithForm, ...dark };
