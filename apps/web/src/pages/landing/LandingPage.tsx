import { BelowHero } from './BelowHero.tsx';
import { Hero } from './Hero.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <BelowHero />
    </>
  );
}
