import { Alert, Button, PageSection, Select, Stack } from '@org/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { requestFile } from '#api/client.ts';
import { failureSentence } from '#api/errors.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import type { Birth } from '#birth/birth.ts';
import { bookAnchor } from '#paths.ts';
import { saveFile } from '#api/save-file.ts';

const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

/** Whether people with this language print on Letter paper, as in the United States and Canada. */
const usesLetter = (language: string): boolean => /-(US|CA)$/i.test(language);

/** The reading as a book: a PDF to keep or to print. */
export function KeepReading({ birth }: { birth: Birth }) {
  const [paper, setPaper] = useState<'a4' | 'letter'>(usesLetter(navigator.language) ? 'letter' : 'a4');
  const [isSought] = useState(useLocation().hash === `#${bookAnchor}`);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSought) button.current?.focus();
  }, [isSought]);
  const print = useSingleFlight({
    mutationFn: () => requestFile('POST /api/reading/book', { body: { birth, paper } }),
    onSuccess: (file) =>
      saveFile(file, birth.name ? `The Book of ${birth.name}.pdf` : 'The Book of a birth.pdf'),
  });
  return (
    <PageSection
      id={bookAnchor}
      tabIndex={-1}
      aria-label="Download this reading"
      title="Download this reading"
      lead="The whole reading as a book to print, with its charts, its glossary and its sources."
    >
      <Stack>
        {print.error && (
          <Alert tone="danger">
            {failureSentence(
              print.error,
              'The book could not be made. Please check your connection and try again.',
            )}
          </Alert>
        )}
        <Stack direction="row" gap={3} align="end">
          <Select
            label="Paper"
            options={papers}
            value={paper}
            onChange={({ target }) => setPaper(target.value === 'letter' ? 'letter' : 'a4')}
          />
          <Button
            ref={button}
            busy={print.isPending}
            busyLabel="Making the book..."
            onClick={() => print.mutate()}
          >
            Download as a book (PDF)
          </Button>
        </Stack>
      </Stack>
    </PageSection>
  );
}
