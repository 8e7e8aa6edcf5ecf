import { Stack } from '@org/ui';
import type { Paragraph, Rule } from './written.ts';
import styles from './reading.module.css';

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
