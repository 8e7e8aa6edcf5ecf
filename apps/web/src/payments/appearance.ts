import type { Appearance } from '@stripe/stripe-js';

/** Resolves a design token to a CSS colour, because Stripe's frame cannot read custom properties. */
function colour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

/** The appearance of Stripe's payment form. */
export const appearance = (): Appearance => ({
  theme: 'flat',
  variables: {
    colorPrimary: colour('--za-vermilion'),
    colorBackground: colour('--za-paper-raised'),
    colorText: colour('--za-ink'),
    colorDanger: colour('--za-danger'),
    borderRadius: '3px',
  },
});
