import * as z from '@unisite/shared/schema';
import { empty, pageOf, paging } from './envelope.ts';
import { operation } from './operation.ts';
import { raffleGift } from './raffleGift.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const raffleField = z.object({
  id: z.string(),
  title: z.string(),
  gives: raffleGift,
  /** Out of a thousand, currently: 0 when out of stock. */
  chance: z.int(),
  /** Stock; null: no limit. */
  left: z.nullable(z.int()),
});
export type RaffleField = z.Infer<typeof raffleField>;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Commitment to the next spin: its number for the member, and the hash of its seed. */
const commitment = z.object({ number: z.int(), hash: sha256 });

export const raffle = operation({
  name: 'raffle',
  summary: "The wheel: its fields with chances and stock, the member's tickets, and what the next spin is committed to",
  method: 'GET',
  path: '/wps/promotions/raffle',
  access: 'member',
  request: empty,
  value: z.object({
    onBreak: z.boolean(),
    /** Null: the market has no wheel at present. */
    wheel: z.nullable(
      z.object({
        revision: z.int(),
        /** In wheel order. */
        fields: z.array(raffleField),
        /** Id of the field that replaces those out of stock. */
        consolation: z.string(),
        /** Price of a spin without a ticket, points; null: not offered. */
        price: z.nullable(z.int()),
        /** Most paid spins of a member per day. */
        perDay: z.int(),
      }),
    ),
    tickets: z.int(),
    /** Paid spins today. */
    bought: z.int(),
    points: z.int(),
    next: commitment,
  }),
});

export const raffleSpin = z.object({
  id: z.string(),
  at: z.string(),
  field: z.object({ id: z.string(), title: z.string(), gives: raffleGift }),
  /** Price in points; null: a ticket. */
  price: z.nullable(z.int()),
  /** Everything needed to recompute the result (docs/missions.md). */
  proof: z.object({
    number: z.int(),
    hash: sha256,
    seed: sha256,
    /** The member's seed. */
    clientSeed: z.string(),
    market: z.string(),
    /** 0 to 999. */
    roll: z.int(),
    /** Fields with their configured chances, in order. */
    chances: z.array(z.object({ id: z.string(), title: z.string(), chance: z.int() })),
    /** The field that the roll falls on; differs from the result if it was out of stock. */
    hit: z.string(),
  }),
});
export type RaffleSpin = z.Infer<typeof raffleSpin>;

/** The member's contribution to the result; letters and digits. */
export const clientSeed = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/));

export const spinErrors = [
  'RAFFLE_CLOSED',
  'RAFFLE_CHANGED',
  'NO_TICKET',
  'POINTS_SHORT',
  'RAFFLE_DAY_FULL',
  'SELF_EXCLUDED',
  'TIME_OUT',
] as const;

export const spinRaffle = operation({
  name: 'spinRaffle',
  summary: 'Spins the wheel once, for a ticket or for points; the result is given at once, and the seed with it',
  method: 'POST',
  path: '/wps/promotions/raffle',
  access: 'member',
  idempotent: true,
  errors: spinErrors,
  request: z.object({
    /** The wheel and commitment that the member saw. */
    revision: whole(1, 2_147_483_647),
    hash: sha256,
    clientSeed,
    /** The price in points, as the member saw it; null: a ticket. */
    price: z.nullable(whole(1, 1_000_000)),
  }),
  value: z.object({ spin: raffleSpin, next: commitment, tickets: z.int(), bought: z.int(), points: z.int() }),
});

export const raffleSpins = operation({
  name: 'raffleSpins',
  summary: "The member's spins with their seeds, newest first",
  method: 'GET',
  path: '/wps/promotions/raffle/spins',
  access: 'member',
  request: z.object({ ...paging }),
  value: pageOf(raffleSpin),
});

export const raffleOperations = [raffle, spinRaffle, raffleSpins] as const;
