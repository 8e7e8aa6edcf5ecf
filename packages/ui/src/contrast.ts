/** Relative luminance, as defined by WCAG 2.2. */
function luminance(color: string): number {
  const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The computed color of a token within an element, as `rgb(…)`. */
function colorOf(token: string, within: Element): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  within.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The WCAG 2.2 contrast ratio of two tokens, text and background, in the theme of an element. */
export function contrastRatio(text: string, ground: string, within: Element): number {
  const [brighter = 0, darker = 0] = [text, ground]
    .map((token) => luminance(colorOf(token, within)))
    .toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}
