// Builds the page with the bundler that the argument names, into a folder of its name below `dist`.
import path from 'node:path';

// The commands of the bundlers set this variable too. Astro loads React in this process, and the variable selects
// React's production build.
process.env.NODE_ENV = 'production';

const builds = {
  async astro(outDir) {
    const { build } = await import('astro');
    const { default: react } = await import('@astrojs/react');
    await build({ outDir, integrations: [react()], logLevel: 'warn' });
  },

  async esbuild(outdir) {
    const { build } = await import('esbuild');
    const shared = { bundle: true, format: 'esm', minify: true, outdir, logLevel: 'warning' };
    await build({ ...shared, entryPoints: ['browser.mjs'], loader: { '.woff2': 'file' } });
    await build({
      ...shared,
      entryPoints: ['server.mjs'],
      platform: 'node',
      outExtension: { '.js': '.mjs' },
      // React is CommonJS and calls `require` for modules of Node, which an ES module does not have.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    });
  },

  async vite(outDir) {
    const { build } = await import('vite');
    const shared = { configFile: false, base: './', logLevel: 'warn' };
    const output = { entryFileNames: '[name].js', assetFileNames: '[name][extname]' };
    await build({ ...shared, build: { outDir, rolldownOptions: { input: 'browser.mjs', output } } });
    await build({
      ...shared,
      ssr: { noExternal: true },
      build: {
        outDir,
        emptyOutDir: false,
        ssr: 'server.mjs',
        rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
      },
    });
  },

  async webpack(folder) {
    const { default: webpack } = await import('webpack');
    const { default: Styles } = await import('mini-css-extract-plugin');
    const output = { path: folder, publicPath: '' };
    const browser = {
      mode: 'production',
      entry: { browser: './browser.mjs' },
      output,
      module: { rules: [{ test: /\.css$/, use: [Styles.loader, 'css-loader'] }] },
      plugins: [new Styles()],
      performance: false,
    };
    const server = {
      mode: 'production',
      target: 'node',
      entry: { server: './server.mjs' },
      output: { ...output, filename: '[name].mjs', module: true },
      experiments: { outputModule: true },
    };
    await new Promise((resolve, reject) => {
      webpack([browser, server]).run((error, stats) => {
        if (error) return reject(error);
        const complaints = stats?.toJson({ all: false, errors: true, warnings: true });
        const messages = [...complaints.errors, ...complaints.warnings].map(({ message }) => message);
        return messages.length > 0 ? reject(new Error(messages.join('\n'))) : resolve();
      });
    });
  },
};

const bundler = process.argv[2];
await builds[bundler](path.resolve('dist', bundler));
