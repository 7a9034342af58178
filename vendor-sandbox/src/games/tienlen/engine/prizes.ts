/** Payout by place, first to last, in hundredths of the stake. */
export const prizes = [170, 100, 60, 0] as const;

export const prizeOf = (place: number): number => prizes[place - 1] ?? 0;
