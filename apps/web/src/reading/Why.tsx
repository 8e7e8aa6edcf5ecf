import { Disclosure, Stack } from '@org/ui';
import type { Paragraph, Rule } from './written.ts';
import styles from './reading.module.css';

interface WhyProps {
  paragraph: Paragraph;
  rule: Rule | undefined;
}

const maxWords = 8;

/** The first words of a paragraph, which distinguish its button from the other buttons. */
const opening = (text: string): string => text.split(/\s+/, maxWords).join(' ');

/** Explains a paragraph: its rule with the source, the fact that the rule was applied to, and what would change the result. */
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

interface RulesOfSectionProps {
  paragraphs: readonly Paragraph[];
  rules: ReadonlyMap<string, Rule>;
}

/** Notes beside a text: the rules that it follows from. */
export function RulesOfSection({ paragraphs, rules }: RulesOfSectionProps) {
  const named = [...new Set(paragraphs.map(({ rule }) => rule))].flatMap((id) => rules.get(id) ?? []);
  return (
    <Stack gap={2} className={styles.notes}>
      <h3>By these rules</h3>
      <Stack gap={2} asChild>
        <ul>
          {named.map(({ id, name, source }) => (
            <li key={id}>
              <strong>{name}</strong>
              <br />
              {source}
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

/** A rule: its name, what it says and where it is written. */
export const RuleWithSource = ({ rule: { name, statement, source } }: { rule: Rule }) => (
  <>
    <p>
      <strong>{name}.</strong> {statement}
    </p>
    <p>
      <strong>Source.</strong> {source}
    </p>
  </>
);
