import { Grid, PageSection } from '@org/ui';

const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Do I need my time of birth?',
    answer:
      'No. A date is enough for a reading. What hangs on the hour is marked as open; with the time and the place it is read too.',
  },
  {
    question: 'Why is my sign another one elsewhere?',
    answer:
      'Most tables look at the year alone. We count from the true New Year’s Day, so a birthday in January or February may belong to the year before.',
  },
  {
    question: 'What happens to my birth date?',
    answer:
      'The sample is computed on your device, and the date stays there until you forget it. A reading sends it to us for the answer only, never in an address.',
  },
  {
    question: 'Is any of it science?',
    answer:
      'No. It is tradition, and we say which: every paragraph of a reading names its rule and its source. It is for entertainment and foretells nothing.',
  },
];

/** Common questions before a payment. */
export const Questions = () => (
  <PageSection title="Asked before paying">
    <Grid columns="l" gap={5} align="start">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3 className="Landing-question">{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </Grid>
  </PageSection>
);
