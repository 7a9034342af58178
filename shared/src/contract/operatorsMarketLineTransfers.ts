import * as z from '@unisite/shared/schema';

const sum = z.number().check(
  z.minimum(0),
  z.maximum(100_000_000_000),
  z.refine((value) => Number(value.toFixed(2)) === value),
);

/** A market's terms of transfers in one direction, in its currency. */
const lineTransferTerms = z.object({
  open: z.boolean(),
  least: sum,
  most: sum,
  /** Daily limits of one member: amount and number. */
  dailyAmount: sum,
  dailyTimes: z.int().check(z.minimum(1), z.maximum(10_000)),
});
export type LineTransferTerms = z.Infer<typeof lineTransferTerms>;

/** A market's terms of transfers between a member and its direct upline. */
export const marketLineTransfers = z.object({
  up: lineTransferTerms,
  down: lineTransferTerms,
  /** Share of the deposits of 30 days that must be staked before sending upwards, percent; 0: none. */
  playedPercent: z.int().check(z.minimum(0), z.maximum(1000)),
});
export type MarketLineTransfers = z.Infer<typeof marketLineTransfers>;

export const lineDirections = ['up', 'down'] as const;
export type LineDirection = (typeof lineDirections)[number];

export const wantedLineTransfers = marketLineTransfers.check(
  z.refine((rule) => lineDirections.every((way) => rule[way].least > 0 && rule[way].most >= rule[way].least)),
);

/** Whether rules allow more in anything. */
export const isLooserLineTransfers = (from: MarketLineTransfers, to: MarketLineTransfers): boolean =>
  to.playedPercent < from.playedPercent ||
  lineDirections.some(
    (way) =>
      (to[way].open && !from[way].open) ||
      to[way].least < from[way].least ||
      to[way].most > from[way].most ||
      to[way].dailyAmount > from[way].dailyAmount ||
      to[way].dailyTimes > from[way].dailyTimes,
  );
