/** The cumulative probability of the standard normal distribution at `x`, by its series around 0. */
function chanceUpTo(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > Number.EPSILON * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

/** The quantile of the standard normal distribution, by bisection between -8 and 8. */
export function normalQuantile(chance: number): number {
  let [low, high] = [-8, 8];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (chanceUpTo(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
