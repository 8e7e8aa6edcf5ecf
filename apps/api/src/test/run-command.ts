import { runCommandLine } from '../cli.ts';
import { runProgram } from './api-process.ts';
import { localVariables, type RunningApp } from './harness.ts';

interface Result {
  code: number | null;
  /** The text of standard output and standard error. */
  says: string;
}

const variablesOf = ({ database, stripeUrl }: RunningApp, env: Record<string, string>) => ({
  ...localVariables({ port: 0, database, stripeUrl }),
  ...env,
});

/** Runs a command of operators on the database of a running application, in the process of the test. */
export async function runCommand(
  app: RunningApp,
  args: string[],
  env: Record<string, string> = {},
): Promise<Result> {
  let says = '';
  const stream = {
    write: (text: string): void => {
      says += text;
    },
  };
  const code = await runCommandLine(args, { env: variablesOf(app, env), stdout: stream, stderr: stream });
  return { code, says: says.trim() };
}

/** Runs a command as an operator does, which takes a hundred times longer. */
export async function runCommandProcess(
  app: RunningApp,
  args: string[],
  env: Record<string, string> = {},
): Promise<Result> {
  const child = runProgram('cli', variablesOf(app, env), args);
  await child.exited;
  return { code: child.process.exitCode, says: child.output };
}
