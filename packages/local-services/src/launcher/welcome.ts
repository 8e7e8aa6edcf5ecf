import { demoPassword, type DemoAccount } from '../seed/seed.ts';
import type { Settings } from './settings.ts';

const cards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0027 6000 3184', 'asks for authentication'],
  ['4000 0000 0000 0069', 'is expired'],
] as const;

/** The text that the launcher prints when the product is ready. */
export function welcome(settings: Settings, accounts: readonly DemoAccount[]): string {
  const { emulate, dataDir, origin, apiPort, dev } = settings;
  const docs = dev ? `http://localhost:${apiPort}` : origin;
  const lines = ['', `  Zodiac Atlas is ready:  ${origin}`, `  API documentation:      ${docs}/api/docs`];
  // In development Storybook runs separately: `pnpm storybook`.
  if (!dev) {
    lines.push(`  Components:             ${origin}/storybook/`);
    lines.push(`  Calendar library:       ${origin}/docs/zodiac-core/`);
    lines.push(`  Client and endpoints:   ${origin}/docs/api-contract/`);
  }
  if (emulate.mail) lines.push(`  Mails of the product:   ${docs}/mailbox`);
  lines.push('');
  if (accounts.length > 0) {
    lines.push(`  Demo accounts (password ${demoPassword}):`);
    for (const { role, email } of accounts) lines.push(`    ${role.padEnd(7)} ${email}`);
    lines.push('');
  }
  if (emulate.stripe) {
    lines.push('  Test cards (any future date, any code):');
    for (const [number, outcome] of cards) lines.push(`    ${number}  ${outcome}`);
    lines.push('');
  }
  if (emulate.auth)
    lines.push('  The link that changes an e-mail is shown here; all other mails are at /mailbox.');
  lines.push(`  Data and logs are kept in ${dataDir}`);
  lines.push('  Ctrl-C stops everything; nothing is lost.', '');
  return lines.join('\n');
}
