import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

/** Resolves a design token to a CSS color, because Stripe's frame cannot read custom properties. */
function color(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

const appearance = (): Appearance => ({
  theme: 'flat',
  variables: {
    colorPrimary: color('--za-vermilion'),
    colorBackground: color('--za-paper-raised'),
    colorText: color('--za-ink'),
    colorDanger: color('--za-danger'),
    borderRadius: '3px',
  },
});

/** The appearance of Stripe's payment form. It follows the colors that the system prefers. */
export function useAppearance(): Appearance {
  const [current, setCurrent] = useState(appearance);
  useEffect(() => {
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setCurrent(appearance());
    scheme.addEventListener('change', follow);
    return () => scheme.removeEventListener('change', follow);
  }, []);
  return current;
}
