import { Button, PageSection, ZodiacWheel } from '@org/ui';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import styles from './PersonalPage.module.css';

/** Home of those who have access. The long reading is being written; until then it leads on to what is open. */
export function PersonalPage() {
  return (
    <PageSection
      heading="h1"
      title="Your Zodiac"
      lead="Your personal reading is being written. It is part of your lifetime access and will stand here as soon as it is ready."
    >
      <div className={styles.columns}>
        <p className={styles.actions}>
          <Button asChild variant="primary">
            <Link to={paths.companies}>See the companies</Link>
          </Button>
          <Button asChild>
            <Link to={paths.sample}>Read your sign</Link>
          </Button>
        </p>
        <ZodiacWheel className={styles.wheel} />
      </div>
    </PageSection>
  );
}
