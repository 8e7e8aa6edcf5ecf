import { helpBeside, questionFinder, refusalOf, type Help } from '@org/reading/ask';
import { Accordion, Input, Link, Prose, Skeleton, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { Loaded } from '#api/Loaded.tsx';
import type { Birth } from '#birth/birth.ts';
import { RuleWithSource } from '#reading/Why.tsx';
import { useShowsSources } from '#reading/ShowSources.tsx';
import { Folded } from './Folded.tsx';
import { questionsOf, type Questions } from './queries.ts';

const examples = 'Type a few words, such as “friend” or “lucky number”, or a term from the reading.';
const privacy = 'What you type stays on this device.';

/**
 * Finds questions about a reading while the user types. The typed text stays on this device: its field has no name, so no form
 * sends it.
 */
export function AskReading({ birth }: { birth: Birth }) {
  return (
    <Loaded
      query={useQuery(questionsOf(birth))}
      loading={<Skeleton shape="text" count={2} />}
      failed="The questions could not be loaded."
    >
      {(questions) => <FoundQuestions {...questions} />}
    </Loaded>
  );
}

function FoundQuestions({ isAdult, groups, rules }: Questions) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<readonly string[]>([]);
  const [year] = useState(() => new Date().getFullYear());
  const itemsOf = useItems(rules);
  const results = useRef<HTMLDivElement>(null);
  const find = useMemo(() => questionFinder(groups.flatMap(({ questions }) => questions)), [groups]);
  const isSmallChild = groups.some(({ id }) => id === 'child');
  const refusal = refusalOf(typed, { isAdult, isSmallChild, year });
  const isSearch = typed.trim() !== '' && (!refusal || refusal.allowsSuggestions);
  const beside = refusal ? undefined : helpBeside(typed);
  const offered = groups.flatMap(({ questions }) =>
    questions.filter(({ id }) => refusal?.offered.includes(id)),
  );
  const { found, isNear } = isSearch ? find(typed) : { found: offered, isNear: false };

  function focusFirst(): void {
    results.current?.querySelector('button')?.focus();
  }
  function openFirst(event: FormEvent): void {
    event.preventDefault();
    const [first] = found;
    if (!first) return;
    setOpen([first.id]);
    focusFirst();
  }
  return (
    <Stack>
      <form onSubmit={openFirst}>
        <Input
          label="Your question"
          type="search"
          hint={isSearch || !refusal ? `${examples} ${privacy}` : privacy}
          value={typed}
          maxLength={1000}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing || found.length === 0) return;
            event.preventDefault();
            focusFirst();
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            const {
              found: [only, ...others],
              isNear: isOnlyNear,
            } = find(target.value);
            setOpen(only && others.length === 0 && !isOnlyNear ? [only.id] : []);
          }}
        />
      </form>
      <div role="status">
        {refusal && <HelpText {...refusal} />}
        {isSearch && !(refusal && found.length === 0) && (
          <p>{summaryOf(found.length, isNear || refusal !== undefined)}</p>
        )}
      </div>
      {found.length > 0 && (
        <div ref={results}>
          <Accordion items={itemsOf(found)} value={open} onValueChange={setOpen} />
        </div>
      )}
      {!isSearch && !refusal && (
        <Folded label="See all questions">
          <Groups groups={groups} rules={rules} />
        </Folded>
      )}
      {isNear && (
        <Groups
          groups={found.length === 0 ? groups : groups.filter(({ id }) => id === 'chart')}
          rules={rules}
        />
      )}
      {beside && <HelpText {...beside} />}
    </Stack>
  );
}

function HelpText({ sentence, help }: Help) {
  return (
    <Prose>
      <p>{sentence}</p>
      {help.length > 0 && (
        <ul>
          {help.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} external={href.startsWith('https:')}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Prose>
  );
}

function Groups({ groups, rules }: Pick<Questions, 'groups' | 'rules'>) {
  const itemsOf = useItems(rules);
  return (
    <Accordion
      items={groups.map(({ id, heading, questions }) => ({
        value: id,
        label: `${heading} (${questions.length})`,
        content: <Accordion items={itemsOf(questions)} heading="h4" />,
      }))}
    />
  );
}

type Question = Questions['groups'][number]['questions'][number];

/** The questions as items, each with its answer and, where sources are shown, its rule. */
function useItems(rules: Questions['rules']) {
  const showsSources = useShowsSources();
  return (questions: readonly Question[]) =>
    questions.map(({ id, question, answer, rule: idOfRule }) => {
      const rule = rules.find((each) => each.id === idOfRule);
      return {
        value: id,
        label: question,
        content: (
          <>
            <p>{answer}</p>
            {showsSources && rule && <RuleWithSource rule={rule} />}
          </>
        ),
      };
    });
}

function summaryOf(count: number, isNear: boolean): string {
  if (count === 0) return 'We found no answer to this. These are all questions, by subject.';
  if (isNear) return 'Nothing answers this exactly. These are the nearest questions.';
  return count === 1 ? 'One question matches.' : `${count} questions match.`;
}
