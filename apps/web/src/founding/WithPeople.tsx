import { foundingWithPerson, rulesOf } from '@org/reading/founding';
import { Checkbox, Link as TextLink, Stack } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sampleOf } from '#birth/sample.ts';
import { savedPeople, type SavedPerson } from '#people/queries.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { paths } from '#paths.ts';
import { useReader } from './useReader.ts';

interface WithPeopleProps {
  founded: { readonly name: string; readonly sign: ZodiacSignId };
}

/** How a founding stands to the reader and to saved people. Birth dates stay on the device and in the answer to this user. */
export function WithPeople({ founded }: WithPeopleProps) {
  const reader = useReader();
  const { data } = useQuery(savedPeople());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const others = (data?.people ?? []).filter(({ relation }) => relation !== 'self');
  const withSigns = others.flatMap((person) => {
    const sign = signOfPerson(person);
    return sign ? [{ person, sign, name: person.birth.name ?? 'This person' }] : [];
  });
  const shown = [
    ...(reader ? [foundingWithPerson(founded, reader.sign)] : []),
    ...withSigns
      .filter(({ person }) => chosen.has(person.id))
      .map(({ sign, name }) => foundingWithPerson(founded, sign, name)),
  ].map(({ paragraph }) => paragraph);
  const rules = new Map(rulesOf(shown).map((rule) => [rule.id as string, rule]));
  const toggle = (id: string) => (event: { target: { checked: boolean } }) => {
    const next = new Set(chosen);
    if (event.target.checked) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      {!reader && (
        <p>
          No birth date is on this device yet.{' '}
          <TextLink asChild>
            <Link to={paths.personal}>Read yours once</Link>
          </TextLink>
          , and every page says how it stands to your sign.
        </p>
      )}
      <Paragraphs heading="You and it" paragraphs={shown} rules={rules} />
      {reader && (
        <p>
          <TextLink asChild>
            <Link to={paths.forYou}>Everything in the order of your sign</Link>
          </TextLink>
        </p>
      )}
      {withSigns.length > 0 && (
        <Stack gap={2} role="group" aria-label="Your people">
          <p>Hold it against your people too:</p>
          {withSigns.map(({ person, name }) => (
            <Checkbox
              key={person.id}
              label={name}
              checked={chosen.has(person.id)}
              onChange={toggle(person.id)}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

const signOfPerson = ({ birth }: SavedPerson): ZodiacSignId | undefined =>
  sampleOf(birth.date, birth.calendar)?.sign.id;
