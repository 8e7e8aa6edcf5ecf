import { PageSection, Select, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#api/Loaded.tsx';
import { BesideWheel } from '#birth/BesideWheel.tsx';
import { BirthDateForm } from '#birth/BirthDateForm.tsx';
import { keepBirth } from '#birth/stored-birth.ts';
import { listIds, listOf, namesOfLists, titleOf, type ListId } from '@org/api-contract/lists';
import { readerOf, useReader } from '#founding/useReader.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { savedPeople } from '#people/queries.ts';
import { RankedSigns } from './RankedSigns.tsx';

const listOptions = listIds.map((value) => ({ value, label: titleOf(listOf(value)) }));
const filterNames = ['list'] as const;

const listNamed = (name: string): ListId => listIds.find((id) => id === name) ?? 'companies';

/** Rows of the lists, ranked by the sign of the reader or of a saved person. */
export function ForYouPage() {
  const { filters, chosen, setFilters } = useListFilters(filterNames);
  const list = listNamed(filters.list);
  const self = useReader();
  const [, setDate] = useState<string>();
  const saved = useQuery(savedPeople());
  const [personId, setPersonId] = useState('');
  const others = (saved.data?.people ?? []).filter(({ relation }) => relation !== 'self');
  const person = others.find(({ id }) => id === personId);
  const reader = person ? readerOf(person.birth) : self;
  const sign = reader && getZodiacSignById(reader.sign);
  return (
    <PageSection
      heading="h1"
      title="For You"
      lead={`The signs that go well with yours by tradition, each with a few ${namesOfLists}. Companies with openings come first, then large ones and those of a helpful element.`}
    >
      <Stack gap={6}>
        <Loaded query={saved} failed="Your saved people could not be loaded." loading={null}>
          {() => null}
        </Loaded>
        {!self && !person && (
          <BesideWheel>
            <BirthDateForm
              onSubmit={(date) => {
                keepBirth({ date });
                setDate(date);
              }}
            />
            <p>The date stays on this device. Our server gets only your sign and its element.</p>
          </BesideWheel>
        )}
        {(self || others.length > 0) && (
          <Stack direction="row" gap={4} align="end">
            <Select
              label="List"
              options={listOptions}
              value={listNamed(chosen.list)}
              onChange={(event) => setFilters({ list: event.target.value })}
            />
            {others.length > 0 && (
              <Select
                label="For"
                options={[
                  { value: '', label: self ? 'You' : 'Nobody yet' },
                  ...others.map(({ id, birth }) => ({ value: id, label: birth.name ?? 'Somebody' })),
                ]}
                value={personId}
                onChange={(event) => setPersonId(event.target.value)}
              />
            )}
          </Stack>
        )}
        {reader && sign && (
          <>
            <p>
              {person ? (person.birth.name ?? 'This person') : 'You'}: {reader.element} {sign.name}. Our
              server gets only the sign and its element, not the birth date.
            </p>
            <RankedSigns key={`${list} ${personId}`} list={list} reader={reader} />
          </>
        )}
      </Stack>
    </PageSection>
  );
}
