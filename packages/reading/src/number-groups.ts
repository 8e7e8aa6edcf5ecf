const groups = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
] as const;

const digitOf = (number: number): number => (number > 9 ? Math.floor(number / 10) * 2 : number);

/** How two numbers agree: equal, in the same group, or neither. 11, 22 and 33 count as 2, 4 and 6. */
export function agreementOf(one: number, other: number): 'same' | 'group' | 'apart' {
  if (digitOf(one) === digitOf(other)) return 'same';
  return groups.some((group) =>
    [one, other].every((each) => group.some((number) => number === digitOf(each))),
  )
    ? 'group'
    : 'apart';
}
