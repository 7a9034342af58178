import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Rounds of a game that a member plays for nothing; what they win is given as one bonus once they are over. */
export const freeRounds = z.object({
  id: z.string(),
  title: z.string(),
  gameId: z.string(),
  /** The game's name. */
  game: z.string(),
  /** over: what they won was given. takenBack: their deposit was reversed, and what they won with them. */
  state: z.enum(['open', 'over', 'takenBack']),
  rounds: z.int(),
  used: z.int(),
  /** What a round is played at. */
  stake: amount,
  /** What the rounds have won so far. */
  won: amount,
  /** The most that is given of it; null for no limit. */
  most: z.nullable(amount),
  /** Times of what is given to wager; 0: it is paid to the main wallet. */
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
