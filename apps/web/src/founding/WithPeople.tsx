import { foundingWithPerson, rulesOf } from '@org/reading/founding';
import { Checkbox, Link as TextLink, Stack } from '@org/ui';
import type { Element, ZodiacSignId } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { savedPeople } from '#people/queries.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { paths } from '#paths.ts';
import { readerOf, useReader } from './useReader.ts';

interface WithPeopleProps {
  founded: {
    readonly name: string;
    readonly sign: ZodiacSignId;
    readonly element: Element;
    readonly hasEnded: boolean;
  };
}

/**
 * The relation of a founding to the reader and to saved people. Birth dates stay on the device and in the answer to this user.
 */
export function WithPeople({ founded }: WithPeopleProps) {
  const reader = useReader();
  const { data } = useQuery(savedPeople());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const others = (data?.people ?? []).filter(({ relation }) => relation !== 'self');
  const withSigns = others.flatMap((person) => {
    const known = readerOf(person.birth);
    return known ? [{ person, known, name: person.birth.name ?? 'This person' }] : [];
  });
  const shown = [
    ...(reader ? [foundingWithPerson(founded, reader)] : []),
    ...withSigns
      .filter(({ person }) => chosen.has(person.id))
      .map(({ known, name }) => foundingWithPerson(founded, known, name)),
  ];
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
          This device has no birth date of yours yet.{' '}
          <TextLink asChild>
            <Link to={paths.personal}>Enter it once</Link>
          </TextLink>
          , and every page compares itself with your sign.
        </p>
      )}
      <Paragraphs paragraphs={shown} rules={rules} />
      {reader && (
        <p>
          <TextLink asChild>
            <Link to={paths.forYou}>More matches for your sign</Link>
          </TextLink>
        </p>
      )}
      {withSigns.length > 0 && (
        <Stack gap={2} role="group" aria-label="Your people">
          <p>Compare it with your people:</p>
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
