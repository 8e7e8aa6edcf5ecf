import { create } from 'storybook/theming';
import seal from '../assets/favicon.svg';

const [paper, raised, ink, inkSoft, hairline, vermilion] = [
  '#f8f3e8',
  '#fffdf7',
  '#221d18',
  '#544b41',
  '#d9cdb6',
  '#a8321f',
];

/** The look of Storybook's own frame: the light theme of the library. */
export const atlas = create({
  base: 'light',
  brandTitle: 'Zodiac Atlas',
  brandUrl: './',
  brandImage: seal,
  fontBase: "'Atlas Sans', 'Atlas Signs', 'Atlas Emoji', system-ui, sans-serif",
  colorPrimary: vermilion,
  colorSecondary: vermilion,
  appBg: paper,
  appContentBg: raised,
  appPreviewBg: paper,
  appBorderColor: hairline,
  appBorderRadius: 3,
  barBg: raised,
  barTextColor: inkSoft,
  barSelectedColor: vermilion,
  barHoverColor: vermilion,
  textColor: ink,
  textMutedColor: inkSoft,
  inputBg: raised,
  inputBorder: hairline,
  inputTextColor: ink,
});
