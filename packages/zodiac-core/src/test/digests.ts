import { createHash } from 'node:crypto';

/** The number of answers in one digest. */
export const blockLength = 1000;

/** A digest of every thousand answers, so that 100,000 answers of a slow library can be kept in a small file. */
export function digestsOf(answers: readonly string[]): string[] {
  return Array.from({ length: answers.length / blockLength }, (_, block) => {
    const some = answers.slice(block * blockLength, (block + 1) * blockLength);
    return createHash('sha256').update(some.join('\n')).digest('hex').slice(0, 16);
  });
}
