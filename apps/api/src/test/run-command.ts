import { runScript } from './api-process.ts';
import { localVariables, type RunningApp } from './harness.ts';

/** Runs a command of operators in a separate process, on the database of a running application. */
export async function runCommand(
  { database, stripeUrl }: RunningApp,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; says: string }> {
  const child = runScript('cli', { ...localVariables({ port: 0, database, stripeUrl }), ...env }, args);
  await child.exited;
  return { code: child.process.exitCode, says: child.output };
}
