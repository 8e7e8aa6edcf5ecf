// Plain JavaScript for old versions of Node. The launcher itself is TypeScript, which only recent versions run.
const minMajorVersion = 24;

if (Number(process.versions.node.split('.')[0]) < minMajorVersion) {
  process.stderr.write(
    'Node ' +
      process.versions.node +
      ' is too old. Node ' +
      minMajorVersion +
      ' or later is required. "npx -y pnpm@12.21.0 start" installs it, unless install scripts are disabled (ignore-scripts).\n',
  );
  process.exit(1);
}
