/** Multipliers are whole hundredths: 250 is 2.50 times the stake. */
const start = 100;
/** Maximum multiplier, at which a round is cashed out automatically. */
export const highest = 100_000;

/** Growth factor per millisecond: about double in ten seconds. */
const growth = 1.00007;

/** growth^exponent by multiplication only, which rounds identically on every machine. */
function power(exponent: number): number {
  let result = 1;
  let square = growth;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

/** The multiplier after so many whole milliseconds. */
export const multiplierAt = (elapsed: number): number =>
  Math.min(highest, Math.floor(start * power(Math.max(0, elapsed))));

/** Upper bound of the curve's duration, milliseconds. */
const longest = 120_000;

/** The first whole millisecond at which the multiplier is reached. */
export function timeOf(multiplier: number): number {
  let [low, high] = [0, longest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (multiplierAt(middle) >= multiplier) high = middle;
    else low = middle + 1;
  }
  return low;
}
