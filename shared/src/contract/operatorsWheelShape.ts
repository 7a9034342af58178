import * as z from '@unisite/shared/schema';
import { writtenLine } from './operatorTexts.ts';
import { CHANCES, raffleGift } from './raffleGift.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const maxFieldTitleLength = 40;
export const fewestFields = 4;
export const mostFields = 12;
/** Most paid spins of a member per day. */
export const MAX_BOUGHT_SPINS = 10;

const field = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/)),
  title: writtenLine(maxFieldTitleLength),
  gives: raffleGift,
  /** Out of a thousand. */
  chance: whole(1, CHANCES),
  /** Stock; null: no limit. */
  stock: z.nullable(whole(0, 1_000_000)),
});
export type WheelField = z.Infer<typeof field>;

/** A market's wheel as stored. */
export const wheelShape = z.object({
  isOpen: z.boolean(),
  fields: z.array(field).check(z.minLength(fewestFields), z.maxLength(mostFields)),
  /** Replaces fields out of stock; unlimited itself. */
  consolation: z.string(),
  /** Price of a spin without a ticket, points; null: not offered. */
  price: z.nullable(whole(1, 1_000_000)),
  /** Most paid spins of a member per day. */
  perDay: whole(1, MAX_BOUGHT_SPINS),
});

export const wheelErrors = ['RAFFLE_CHANGED', 'UNKNOWN_MARKET'] as const;
