/** The remainder with the sign of the divisor, so that cycles run on before year 1. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
