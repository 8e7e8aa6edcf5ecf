import type { Appearance } from '@stripe/stripe-js';

/** Resolves a token to a colour that a frame of another origin understands. */
function colour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

/** Our look, for the payment form that Stripe draws. */
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
