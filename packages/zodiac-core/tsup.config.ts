import { defineConfig } from 'tsup';

const languages = ['en', 'ja', 'ko', 'vi', 'zh-Hans', 'zh-Hant'];

/** The entries of the package. Each is built separately, so that an import loads nothing of the others. */
const entry = {
  index: 'src/index.ts',
  lunar: 'src/lunar/index.ts',
  pillars: 'src/pillars/index.ts',
  'solar-terms': 'src/solar-terms/index.ts',
  'life-stages': 'src/life-stages.ts',
  stars: 'src/stars/index.ts',
  'useful-element': 'src/useful-element.ts',
  palaces: 'src/palaces.ts',
  fortunes: 'src/fortunes.ts',
  'day-officers': 'src/day-officers.ts',
  'lunar-mansions': 'src/lunar-mansions.ts',
  'god-directions': 'src/god-directions.ts',
  'nine-stars': 'src/nine-stars.ts',
  'dog-days': 'src/dog-days.ts',
  festivals: 'src/festivals.ts',
  'lunar-text': 'src/lunar-text.ts',
  'moon-phases': 'src/moon-phases/index.ts',
  phenologies: 'src/phenologies.ts',
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
