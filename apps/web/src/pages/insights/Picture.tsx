import { PageSection, Spinner } from '@org/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './insights.module.css';

interface PictureProps {
  title: string;
  lead: string;
  ground?: 'paper' | 'sunken';
  /** Rendered when the picture comes near the window, with what it loads. */
  children: ReactNode;
}

/** A section whose picture is loaded when it comes into view, and whose place is kept until then. */
export function Picture({ title, lead, ground = 'paper', children }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      // One call may tell of several changes, of which only the last is in view.
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      // A little before, so that it is there when it is reached.
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
