import { defineConfig } from 'tsup';

const languages = ['en', 'ja', 'ko', 'vi', 'zh-Hans', 'zh-Hant'];

/** What the package exports; each stands alone, so that an import brings nothing of the others. */
const entry = {
  index: 'src/index.ts',
  lunar: 'src/lunar/index.ts',
  pillars: 'src/pillars/index.ts',
  'solar-terms': 'src/solar-terms/index.ts',
  'life-stages': 'src/life-stages/index.ts',
  stars: 'src/stars/index.ts',
  'useful-element': 'src/useful-element/index.ts',
  palaces: 'src/palaces/index.ts',
  fortunes: 'src/fortunes/index.ts',
  'day-officers': 'src/day-officers/index.ts',
  'lunar-mansions': 'src/lunar-mansions/index.ts',
  'god-directions': 'src/god-directions/index.ts',
  'nine-stars': 'src/nine-stars/index.ts',
  'dog-days': 'src/dog-days/index.ts',
  festivals: 'src/festivals/index.ts',
  'lunar-text': 'src/lunar-text/index.ts',
  'moon-phases': 'src/moon-phases/index.ts',
  phenologies: 'src/phenologies/index.ts',
  'names/index': 'src/names/index.ts',
  ...Object.fromEntries(
    languages.map((language) => [`names/${language}`, `src/names/languages/${language}.ts`]),
  ),
};

export default defineConfig({
  entry: { ...entry, cli: 'src/cli/bin.ts' },
  format: ['esm', 'cjs'],
  dts: { entry },
  splitting: false,
  clean: true,
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
});
