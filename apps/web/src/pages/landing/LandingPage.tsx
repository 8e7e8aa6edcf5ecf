import { lazy, Suspense } from 'react';
import { Hero } from './Hero.tsx';

/** What is below the fold is prerendered, and its code is loaded after that of the hero. */
const BelowHero = lazy(async () => ({ default: (await import('./BelowHero.tsx')).BelowHero }));

export function LandingPage() {
  return (
    <>
      <Hero />
      <Suspense>
        <BelowHero />
      </Suspense>
    </>
  );
}
