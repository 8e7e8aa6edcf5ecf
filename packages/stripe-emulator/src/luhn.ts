/** Whether the check digit is correct (Luhn algorithm, ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
