import { namesOfLists } from '@org/api-contract/lists';
import { PageSection, Spinner } from '@org/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './insights.module.css';

const WheelsPicture = lazy(async () => ({ default: (await import('./WheelsPicture.tsx')).WheelsPicture }));
const StatesPicture = lazy(async () => ({ default: (await import('./StatesPicture.tsx')).StatesPicture }));
const DecadesPicture = lazy(async () => ({ default: (await import('./DecadesPicture.tsx')).DecadesPicture }));
const IndustriesPicture = lazy(async () => ({
  default: (await import('./IndustriesPicture.tsx')).IndustriesPicture,
}));
const SeatsPicture = lazy(async () => ({ default: (await import('./SeatsPicture.tsx')).SeatsPicture }));

/** Pictures of the lists by sign, each compared with chance. A picture loads when it comes into view. */
export function InsightsPage() {
  return (
    <>
      <PageSection
        heading="h1"
        title="Insights"
        lead="Charts of the databases by sign: when and where companies were founded, and in which industry. Each chart also shows the counts that chance alone would give."
      />
      <Picture title="The wheel of twelve" lead={`How many ${namesOfLists} each sign has.`}>
        <WheelsPicture />
      </Picture>
      <Picture
        ground="sunken"
        title="The fifty states"
        lead="Each state has the color of its sign’s element. The sign comes from the day on which the state joined the Union."
      >
        <StatesPicture />
      </Picture>
      <Picture
        title="Foundings by decade"
        lead="When the companies of each sign were founded. Select a number to compare it with chance."
      >
        <DecadesPicture />
      </Picture>
      <Picture
        ground="sunken"
        title="Industries"
        lead="The companies of each industry by the sign of their founding year."
      >
        <IndustriesPicture />
      </Picture>
      <Picture
        title="Head offices around the world"
        lead="The cities where companies have their head offices. Choose a sign to see only its companies."
      >
        <SeatsPicture />
      </Picture>
    </>
  );
}

interface PictureProps {
  title: string;
  lead: string;
  ground?: 'paper' | 'sunken';
  /** The picture, rendered with its queries when it comes near the window. */
  children: ReactNode;
}

/** A section whose picture loads when it comes into view. Its space is reserved until then. */
function Picture({ title, lead, ground = 'paper', children }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      // One call may report several changes; only the last one may be in view.
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      // Loads a little early, so that the picture is there when the reader reaches it.
      { rootMargin: '200px 0px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <PageSection title={title} lead={lead} ground={ground}>
      <div ref={place} className={styles.place}>
        {isNear && <Suspense fallback={<Spinner label={`Drawing: ${title} …`} />}>{children}</Suspense>}
      </div>
    </PageSection>
  );
}
