import * as z from '@unisite/shared/schema';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Prize of a wheel's field. */
export const raffleGift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('points'), points: whole(1, 1_000_000) }),
  z.object({
    kind: z.literal('bonus'),
    /** Whole money. */
    amount: whole(1, 1_000_000_000),
    /** Wagering multiple; 0: withdrawable at once. */
    wagering: whole(0, 100),
  }),
  /** Another ticket. */
  z.object({ kind: z.literal('ticket') }),
]);
export type RaffleGift = z.Infer<typeof raffleGift>;

/** Sum of a wheel's chances, each out of a thousand. */
export const CHANCES = 1_000;
