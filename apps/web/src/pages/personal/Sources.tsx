import { inFigures } from '@org/api-contract/lists';
import { Stack } from '@org/ui';
import type { Reading } from './queries.ts';

/** Every rule of the reading once, with what it says and where it is written. */
export function Sources({ rules, wordCount }: Pick<Reading, 'rules' | 'wordCount'>) {
  return (
    <>
      <p>
        {`This reading has ${inFigures(wordCount)} words. Each paragraph follows from one of these ${rules.length} rules. The rules are tradition. They do not predict anything.`}
      </p>
      <Stack gap={4} asChild>
        <ul>
          {rules.map(({ id, name, statement, source }) => (
            <li key={id}>
              <strong>{name}.</strong> {statement} <cite>{source}</cite>
            </li>
          ))}
        </ul>
      </Stack>
    </>
  );
}
