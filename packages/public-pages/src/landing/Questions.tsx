import { Grid, PageSection } from '@org/ui';

const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Do I need my time of birth?',
    answer:
      'No. A date is enough for a reading. We leave out what depends on the hour. If you add the time and the place, we include it.',
  },
  {
    question: 'Why do other sites give me another sign?',
    answer:
      'Most tables use only the year. We use the true New Year’s Day, so a birthday in January or February can belong to the year before.',
  },
  {
    question: 'What happens to my birth date?',
    answer:
      'Your device computes the sample, and the date stays there until you remove it. For a reading we get the date only to answer, and we do not store it.',
  },
  {
    question: 'Is any of it science?',
    answer:
      'No. It is tradition. Every paragraph of a reading can show its rule and its source. It is for entertainment and predicts nothing.',
  },
];

/** Common questions before a payment. */
export const Questions = () => (
  <PageSection title="Questions before you pay">
    <Grid columns="s" gap={5} align="start">
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
