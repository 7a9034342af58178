import * as z from '@unisite/shared/schema';
import { empty, pageOf, paging } from './envelope.ts';
import { operation } from './operation.ts';
import { raffleGift } from './raffleGift.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const raffleField = z.object({
  id: z.string(),
  title: z.string(),
  gives: raffleGift,
  /** Of a thousand, as it is now: one that is out of stock has none. */
  chance: z.int(),
  /** What is left; null: no limit. */
  left: z.nullable(z.int()),
});
export type RaffleField = z.Infer<typeof raffleField>;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What the next spin was committed to: its number for the member, and the hash of its seed. */
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
    /** Null: the market has no wheel now. */
    wheel: z.nullable(
      z.object({
        revision: z.int(),
        /** In their order on the wheel. */
        fields: z.array(raffleField),
        /** Id of the field that takes the place of those that are out of stock. */
        consolation: z.string(),
        /** Points for a spin without a ticket; null: there is none. */
        price: z.nullable(z.int()),
        /** How many of those a member may have a day. */
        perDay: z.int(),
      }),
    ),
    tickets: z.int(),
    /** Spins for points today. */
    bought: z.int(),
    points: z.int(),
    next: commitment,
  }),
});

export const raffleSpin = z.object({
  id: z.string(),
  at: z.string(),
  field: z.object({ id: z.string(), title: z.string(), gives: raffleGift }),
  /** Points that it cost; null: a ticket. */
  price: z.nullable(z.int()),
  /** All that it takes to compute the result again (docs/missions.md). */
  proof: z.object({
    number: z.int(),
    hash: sha256,
    seed: sha256,
    /** The member's own. */
    clientSeed: z.string(),
    market: z.string(),
    /** 0 to 999. */
    roll: z.int(),
    /** Every field with its chance of the wheel's rule, in their order. */
    chances: z.array(z.object({ id: z.string(), title: z.string(), chance: z.int() })),
    /** The field that the roll falls on; another one than the result where it was out of stock. */
    hit: z.string(),
  }),
});
export type RaffleSpin = z.Infer<typeof raffleSpin>;

/** What a member gives to the result; letters and digits. */
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
    /** The wheel and the hash that the member saw. */
    revision: whole(1, 2_147_483_647),
    hash: sha256,
    clientSeed,
    /** Points that the member pays, as it saw the price; null: a ticket. */
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
