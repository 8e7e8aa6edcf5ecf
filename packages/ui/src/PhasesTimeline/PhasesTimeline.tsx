import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import type { ComponentProps } from 'react';

export interface TimelinePhase {
  /** The characters of the pillar, such as `戊子`. */
  name: string;
  /** The pillar in pinyin, such as `wù-zǐ`. */
  reading: string;
  /** The sign of the branch. */
  sign: ZodiacSignId;
  /** The ten god of the stem. */
  tenGod: string;
  /** The age at which the phase begins. */
  fromAge: number;
  /** The first year of the phase. */
  fromYear: number;
  /** The last year of the phase. */
  toYear: number;
  /** Whether it is the current phase. */
  isPresent: boolean;
}

export interface PhasesTimelineProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The title of the timeline, such as "Your ten-year phases". */
  caption: string;
  /** The phases, in order. */
  phases: readonly TimelinePhase[];
  /** The word that marks the present phase. */
  presentWord?: string;
  /** The text of the age at which a phase begins, with `{age}` for the age. */
  ageWords?: string;
}

/** The ten-year phases of a life in order. The current one is marked. */
export function PhasesTimeline({
  caption,
  phases,
  presentWord = 'now',
  ageWords = 'From age {age}',
  className = '',
  ...rest
}: PhasesTimelineProps) {
  return (
    <figure {...rest} className={`za-PhasesTimeline ${className}`}>
      <figcaption>{caption}</figcaption>
      <ol>
        {phases.map((phase) => (
          <li
            key={phase.fromYear}
            className="za-PhasesTimeline-phase"
            aria-current={phase.isPresent ? 'true' : undefined}
          >
            <p className="za-PhasesTimeline-years">
              {phase.fromYear}–{phase.toYear}
              {phase.isPresent && <span className="za-PhasesTimeline-now"> {presentWord}</span>}
            </p>
            <p className="za-PhasesTimeline-name">
              <span lang="zh-Hant">{phase.name}</span> {phase.reading}, {getZodiacSignById(phase.sign).name}
            </p>
            <p className="za-PhasesTimeline-more">
              {ageWords.replace('{age}', String(phase.fromAge))} · {phase.tenGod}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
