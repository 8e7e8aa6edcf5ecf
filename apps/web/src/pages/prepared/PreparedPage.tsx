import { Button, PageSection, Seal } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import { Link } from 'react-router-dom';
import styles from './PreparedPage.module.css';

interface PreparedPageProps {
  sign: ZodiacSignId;
  title: string;
  text: string;
  next: { to: string; text: string };
}

/** A chapter that is at the printer's, and what to read meanwhile. */
export function PreparedPage({ sign, title, text, next }: PreparedPageProps) {
  return (
    <PageSection heading="h1" title={title} lead={text}>
      <div className={styles.row}>
        <Seal sign={sign} size={6} />
        <Button asChild variant="primary">
          <Link to={next.to}>{next.text}</Link>
        </Button>
      </div>
    </PageSection>
  );
}
