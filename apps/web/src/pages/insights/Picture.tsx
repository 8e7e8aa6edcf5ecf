import { PageSection, Spinner } from '@org/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './insights.module.css';

interface PictureProps {
  title: string;
  lead: string;
  ground?: 'paper' | 'sunken';
  /** The picture, rendered with its queries when it comes near the window. */
  children: ReactNode;
}

/** A section whose picture loads when it comes into view. Its space is reserved until then. */
export function Picture({ title, lead, ground = 'paper', children }: PictureProps) {
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
