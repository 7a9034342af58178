/** Time left of a promotion, in the largest useful unit. */
export type TimeLeft =
  | { readonly kind: 'open' }
  | { readonly kind: 'days' | 'hours' | 'minutes'; readonly count: number }
  | { readonly kind: 'over' };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Time left at a given time (milliseconds); `endsAt` null: no end. Started minutes, hours and days count as whole. */
export function timeLeft(endsAt: string | null, now: number): TimeLeft {
  if (endsAt === null) return { kind: 'open' };
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return { kind: 'over' };
  if (left > 2 * day) return { kind: 'days', count: Math.ceil(left / day) };
  if (left > 2 * hour) return { kind: 'hours', count: Math.ceil(left / hour) };
  return { kind: 'minutes', count: Math.ceil(left / minute) };
}
