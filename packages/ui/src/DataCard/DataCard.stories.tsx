import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LogoOrLetter } from '../LogoOrLetter/LogoOrLetter.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { ZodiacBadge } from '../ZodiacBadge/ZodiacBadge.tsx';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { DataCard } from './DataCard.tsx';

const meta: Meta<typeof DataCard> = { component: DataCard };
export default meta;

type Story = StoryObj<typeof DataCard>;

export const Company: Story = {
  args: {
    title: 'Nintendo',
    href: 'https://www.nintendo.com',
    facts: [
      ['Location', 'Kyoto, Japan'],
      ['Founded', 1889],
    ],
    description: 'Interactive home entertainment, based in Kyoto, Japan. Founded in 1889.',
  },
};
export const LittleKnown: Story = { args: { title: 'A company of which nothing more is known', href: null } };
export const Complete: Story = {
  args: {
    ...Company.args,
    logo: <LogoOrLetter name="Nintendo" src={null} />,
    badges: (
      <>
        <ZodiacBadge sign="ox" />
        <Badge>Games</Badge>
      </>
    ),
    note: 'An Earth Ox year. A good match for you: Ox and Rat.',
    corner: (
      <IconButton label="Save Nintendo">
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M5.5 3h9v14L10 13.5 5.5 17z" />
        </svg>
      </IconButton>
    ),
    actions: <Button>Details</Button>,
  },
};
export const Article: Story = {
  args: {
    title: 'Year of the Horse 2026: When It Begins and What It Means',
    logo: <Seal sign="horse" />,
    badges: <Badge>year of the horse 2026</Badge>,
    facts: [
      ['Published', 'November 21, 2026'],
      ['Reading time', '11 min'],
    ],
    description:
      'The 2026 Fire Horse year runs from February 17, 2026 to February 5, 2027. With exact dates, and tradition called tradition.',
    descriptionLines: 4,
    actions: <Button>Read Article</Button>,
  },
};
export const Hover: Story = { ...Company, ...hovered('.za-DataCard-title a') };
export const Focus: Story = { ...Company, ...focused('.za-DataCard-title a') };
export const LongText: Story = {
  args: {
    ...Complete.args,
    title: 'Internationale Gesellschaft für Unterhaltungselektronik und verwandte Dienstleistungen mbH',
    description: 'Interactive home entertainment, based in Kyoto, Japan, and known far beyond it. '.repeat(4),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: {
    title: 'نينتندو',
    facts: [
      ['الموقع', 'كيوتو، اليابان'],
      ['تأسست', 1889],
    ],
    description: 'ترفيه منزلي تفاعلي.',
  },
  ...rightToLeft,
};
export const Dark: Story = { ...Complete, ...dark };
