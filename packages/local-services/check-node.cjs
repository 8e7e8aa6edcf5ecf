// Plain JavaScript that the oldest Node reads: what comes after it is TypeScript, which only a recent one runs.
const needed = 24;

if (Number(process.versions.node.split('.')[0]) < needed) {
  process.stderr.write(
    'Node ' +
      process.versions.node +
      ' runs this where Node ' +
      needed +
      ' is needed: "npx -y pnpm@12.21.0 start" brings its own, unless install scripts are switched off (ignore-scripts).\n',
  );
  process.exit(1);
}
