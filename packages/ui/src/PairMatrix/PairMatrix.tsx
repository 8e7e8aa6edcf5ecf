'use client';

import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../labels.ts';
import { Seal } from '../Seal/Seal.tsx';

export interface MatrixPerson {
  /** The name, such as "Anna". */
  name: string;
  /** The sign. Its seal is shown beside the name. */
  sign: ZodiacSignId;
}

/** The kind of relation between two signs. */
export type MatrixTone = 'harmony' | 'discord' | 'mixed' | 'neutral';

export interface MatrixPair {
  /** The index of the first person in `people`. */
  one: number;
  /** The index of the second person in `people`. */
  other: number;
  /** The score, 0 to 100. */
  score: number;
  /** The relation in words, such as "clash". */
  relation: string;
  /** Whether the relation counts as harmony, discord, both or neither. */
  tone: MatrixTone;
}

export interface PairMatrixProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The title of the matrix, such as "The pairs of this family". */
  caption: string;
  /** Two to eight people. */
  people: readonly MatrixPerson[];
  /** Each pair of these people once. */
  pairs: readonly MatrixPair[];
  /** Returns the content that opens below a pressed pair. */
  renderReasons: (pair: MatrixPair) => ReactNode;
  /** The words of the legend. */
  toneWords?: Readonly<Record<MatrixTone, string>>;
  /** The heading of a person's pairs in a narrow column, with `{name}` for the name. */
  rowWords?: string;
}

const englishTones: Readonly<Record<MatrixTone, string>> = {
  harmony: 'Harmony',
  mixed: 'Both',
  neutral: 'No relation',
  discord: 'Discord',
};
const tones: readonly MatrixTone[] = ['harmony', 'mixed', 'neutral', 'discord'];

/**
 * Each pair of up to eight people, with a score and a relation in words. A press opens the reasons of a pair in place. In a
 * narrow container it is a list, which has each pair once.
 */
export function PairMatrix({
  caption,
  people,
  pairs,
  renderReasons,
  toneWords = englishTones,
  rowWords = '{name} with',
  className = '',
  ...rest
}: PairMatrixProps) {
  const id = useId();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string): void =>
    setOpened((last) => new Set(last.has(key) ? [...last].filter((each) => each !== key) : [...last, key]));
  return (
    <figure {...rest} className={`za-PairMatrix ${className}`}>
      <figcaption>
        <span className="za-PairMatrix-caption">{caption}</span>
        <ul className="za-PairMatrix-legend">
          {tones.map((tone) => (
            <li key={tone} data-tone={tone}>
              {toneWords[tone]}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="za-PairMatrix-sheet" data-people={people.length}>
        <div className="za-PairMatrix-row za-PairMatrix-heads" aria-hidden="true">
          {people.map(({ name, sign }, place) => (
            <span key={place} className="za-PairMatrix-head">
              <Seal sign={sign} size={1.75} />
              <span>
                {name}
                <SignName sign={sign} />
              </span>
            </span>
          ))}
        </div>
        <ul>
          {people.map(({ name, sign }, row) => (
            <li key={row} className="za-PairMatrix-row">
              <p className="za-PairMatrix-name">
                <Seal sign={sign} size={1.75} />
                <span>
                  <span className="za-PairMatrix-own">{name}</span>
                  <span className="za-PairMatrix-with">{rowWords.replace('{name}', name)}</span>
                  <SignName sign={sign} />
                </span>
              </p>
              <PairsOf {...{ id, row, people, pairs, opened, toggle, renderReasons }} />
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

interface PairsOfProps extends Pick<PairMatrixProps, 'people' | 'pairs' | 'renderReasons'> {
  id: string;
  row: number;
  opened: ReadonlySet<string>;
  toggle: (key: string) => void;
}

/** The pairs of one person, in the order of `people`. */
function PairsOf({ id, row, people, pairs, opened, toggle, renderReasons }: PairsOfProps) {
  const { name, sign } = people[row] ?? {};
  if (name === undefined || sign === undefined) return null;
  return (
    <ul>
      {people.map((other, column) => {
        const pair = pairs.find(
          (each) =>
            (each.one === row && each.other === column) || (each.one === column && each.other === row),
        );
        if (!pair)
          return row === column ? (
            <li key={column} className="za-PairMatrix-self" data-column={column + 1} aria-hidden="true">
              <Seal sign={sign} size={1.75} />
            </li>
          ) : null;
        const key = `${row}-${column}`;
        return (
          <Pair
            key={key}
            id={`${id}-${key}`}
            names={[name, other.name]}
            pair={pair}
            column={column}
            isAgain={column > row}
            isOpen={opened.has(key)}
            onPress={() => toggle(key)}
            renderReasons={renderReasons}
          />
        );
      })}
    </ul>
  );
}

const SignName = ({ sign }: { sign: ZodiacSignId }) => (
  <span className="za-PairMatrix-sign">{getZodiacSignById(sign).name}</span>
);

interface PairProps {
  id: string;
  names: readonly [string, string];
  pair: MatrixPair;
  column: number;
  /** Whether another cell of the matrix has the same pair. A narrow container hides one of the two. */
  isAgain: boolean;
  isOpen: boolean;
  onPress: () => void;
  renderReasons: PairMatrixProps['renderReasons'];
}

function Pair({ id, names, pair, column, isAgain, isOpen, onPress, renderReasons }: PairProps) {
  const { label } = useLabels();
  const [name, other] = names;
  const { score, relation, tone } = pair;
  return (
    <li className="za-PairMatrix-pair" data-again={isAgain ? '' : undefined}>
      <button
        type="button"
        className="za-PairMatrix-cell"
        data-tone={tone}
        data-column={column + 1}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
      >
        <span className="za-hidden">{name}, </span>
        <span className="za-PairMatrix-other">{other}</span>
        <span className="za-hidden">{label('amountOf', { value: score, max: 100 })}, </span>
        <span className="za-PairMatrix-score" aria-hidden="true">
          {score}
        </span>
        <span className="za-PairMatrix-relation">{relation}</span>
      </button>
      <div
        id={id}
        role="group"
        aria-label={`${name}, ${other}`}
        className="za-PairMatrix-reasons"
        hidden={!isOpen}
      >
        {isOpen && renderReasons(pair)}
      </div>
    </li>
  );
}
