import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Rounds that a member plays for free; their winnings are given as one bonus at the end. */
export const freeRounds = z.object({
  id: z.string(),
  title: z.string(),
  gameId: z.string(),
  /** The game's name. */
  game: z.string(),
  /** over: the winnings were given. takenBack: the deposit was reversed, and the winnings with it. */
  state: z.enum(['open', 'over', 'takenBack']),
  rounds: z.int(),
  used: z.int(),
  /** Stake per round. */
  stake: amount,
  /** Winnings so far. */
  won: amount,
  /** Most that is given; null: no limit. */
  most: z.nullable(amount),
  /** Wagering multiple of the winnings; 0: paid to the main wallet. */
  times: z.int(),
  /** Rounds that begin later are not free. */
  endsAt: z.string(),
  closedAt: z.nullable(z.string()),
});
export type FreeRounds = z.Infer<typeof freeRounds>;

export const memberFreeRounds = operation({
  name: 'memberFreeRounds',
  summary: "The member's free rounds, open ones first, then newest first",
  method: 'GET',
  path: '/wps/member/free-rounds',
  access: 'member',
  request: z.object(paging),
  value: pageOf(freeRounds),
});

export const freeRoundsOperations = [memberFreeRounds] as const;
