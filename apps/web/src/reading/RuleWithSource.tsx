import type { Rule } from './written.ts';

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
