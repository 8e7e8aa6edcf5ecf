import type { Appearance } from '@stripe/stripe-js';

const themes = {
  stripe: { primary: '#0570de', background: '#ffffff', text: '#30313d', danger: '#c0123c' },
  flat: { primary: '#0570de', background: '#f1f1f1', text: '#30313d', danger: '#b3123a' },
  night: { primary: '#85d996', background: '#30313d', text: '#ffffff', danger: '#fe87a1' },
} as const;

/** Sets the custom properties that the shadow root's style sheets use on its host element. */
export function applyAppearance(
  host: HTMLElement,
  { theme = 'stripe', variables = {} }: Appearance = {},
): void {
  const colours = themes[theme];
  const background = variables.colorBackground ?? colours.background;
  const text = variables.colorText ?? colours.text;
  const mixed = (percent: number): string => `color-mix(in srgb, ${text} ${percent}%, ${background})`;
  const properties = {
    '--primary': variables.colorPrimary ?? colours.primary,
    '--background': background,
    '--text': text,
    '--danger': variables.colorDanger ?? colours.danger,
    '--secondary': variables.colorTextSecondary ?? mixed(75),
    '--placeholder': variables.colorTextPlaceholder ?? mixed(70),
    '--border': mixed(50),
    '--font-size': variables.fontSizeBase ?? '1rem',
    '--unit': variables.spacingUnit ?? '4px',
    '--radius': variables.borderRadius ?? '5px',
    'color-scheme': isDark(background) ? 'dark' : 'light',
    ...(variables.fontFamily && { 'font-family': variables.fontFamily }),
  };
  for (const [name, value] of Object.entries(properties)) host.style.setProperty(name, value);
}

/** Whether a CSS color has a relative luminance below one half. An invalid color counts as white. */
function isDark(colour: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = '#ffffff';
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
}
