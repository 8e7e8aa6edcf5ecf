import { PageSection, RadioGroup } from '@org/ui';
import { useSearchParams } from 'react-router-dom';
import { Family } from './family/Family.tsx';
import { TwoPeople } from './TwoPeople.tsx';

/** The query parameter that says who is compared. */
const parameter = 'of';
const choices = [
  { value: 'two', label: 'Two people' },
  { value: 'family', label: 'A family of up to eight' },
];

/** Two people, or each two of a family, held against each other. Births typed here are kept nowhere. */
export function CompatibilityPage() {
  const [params, setParams] = useSearchParams();
  const isFamily = params.get(parameter) === 'family';
  return (
    <>
      <PageSection
        heading="h1"
        title="Compatibility"
        lead="People side by side: every relation of their signs and pillars, what one has that the other lacks, and the sum behind the score."
      >
        <RadioGroup
          label="Who is compared?"
          orientation="horizontal"
          value={isFamily ? 'family' : 'two'}
          options={choices}
          onValueChange={(value) =>
            setParams(value === 'family' ? { [parameter]: value } : {}, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </PageSection>
      {/* Both stay, so that nothing typed is lost. */}
      <div hidden={isFamily}>
        <TwoPeople />
      </div>
      <div hidden={!isFamily}>
        <Family />
      </div>
    </>
  );
}
