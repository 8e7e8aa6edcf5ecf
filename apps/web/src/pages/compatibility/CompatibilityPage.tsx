import { PageSection, RadioGroup } from '@org/ui';
import { useSearchParams } from 'react-router-dom';
import { Family } from './family/Family.tsx';
import { TwoPeople } from './TwoPeople.tsx';

/** The query parameter that selects two people or a family. */
const parameter = 'of';
const choices = [
  { value: 'two', label: 'Two people' },
  { value: 'family', label: 'A family' },
];

/** Compares two people, or each pair of a family. Births typed here are not stored. */
export function CompatibilityPage() {
  const [params, setParams] = useSearchParams();
  const isFamily = params.get(parameter) === 'family';
  return (
    <>
      <PageSection
        heading="h1"
        title="Compatibility"
        lead="See how two people or a family get along by tradition: how it feels, what works, what is difficult, and what to do."
      >
        <RadioGroup
          label="Whom do you compare?"
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
      {/* Both forms stay in the page, so that nothing typed is lost. */}
      <div hidden={isFamily}>
        <TwoPeople />
      </div>
      <div hidden={!isFamily}>
        <Family />
      </div>
    </>
  );
}
