import type { Appearance } from '@stripe/stripe-js';

/** Sets the custom properties that the shadow root's style sheets use on its host element. */
export function applyAppearance(host: HTMLElement, { variables = {} }: Appearance = {}): void {
  const { colorBackground: background = '#ffffff', colorText: text = '#30313d' } = variables;
  const mixed = (percent: number): string => `color-mix(in srgb, ${text} ${percent}%, ${background})`;
  const properties = {
    '--primary': variables.colorPrimary ?? '#0570de',
    '--background': background,
    '--text': text,
    '--danger': variables.colorDanger ?? '#c0123c',
    '--secondary': mixed(75),
    '--placeholder': mixed(70),
    '--border': mixed(50),
    '--radius': variables.borderRadius ?? '5px',
    'color-scheme': isDark(background) ? 'dark' : 'light',
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
