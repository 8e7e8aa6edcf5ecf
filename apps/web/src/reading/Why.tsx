import { Disclosure } from '@org/ui';
import { RuleWithSource } from './RuleWithSource.tsx';
import type { Paragraph, Rule } from './written.ts';

interface WhyProps {
  paragraph: Paragraph;
  rule: Rule | undefined;
}

const maxWords = 8;

/** The first words of a paragraph, which tell its button from those of others. */
const opening = (text: string): string => text.split(/\s+/, maxWords).join(' ');

/** The rule that a paragraph follows from, its source, the fact it was applied to, and what would change it. */
export function Why({ paragraph: { text, because, changes, certainty }, rule }: WhyProps) {
  if (!rule) return null;
  return (
    <Disclosure
      label={certainty === 'hour' ? 'Why, and why not certain?' : 'Why?'}
      about={`“${opening(text)} …”`}
    >
      <p>{because}</p>
      <p>
        <strong>What would change it.</strong> {changes}
      </p>
      <RuleWithSource rule={rule} />
    </Disclosure>
  );
}
