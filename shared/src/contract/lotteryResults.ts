import * as z from '@unisite/shared/schema';
import { prize } from './lottery.ts';

/**
 * What the platform asks a provider of the official lotteries' results, and what it answers. A provider with an API of its
 * own gets an adapter. Calls are signed as vendors' calls are (contract/seamless), and so are the answers: the call's
 * time stamp, nonce and path followed by `#answer`, and the body, in the header `x-signature`.
 */
export const lotteryResultsPath = '/lottery-results/v1/draws';

export const resultInquiry = z.object({
  code: z.string().check(z.maxLength(20)),
  numero: z.string().check(z.maxLength(20)),
  /** When it is drawn (ISO). */
  drawsAt: z.string().check(z.maxLength(40)),
  /** The prizes of such a draw in their order: how many numbers, of how many digits. */
  ranks: z
    .array(z.object({ rank: z.string().check(z.maxLength(8)), numbers: z.int(), digits: z.int() }))
    .check(z.maxLength(20)),
});
export type ResultInquiry = z.Infer<typeof resultInquiry>;

export const resultAnswer = z.object({
  code: z.string(),
  numero: z.string(),
  /** waiting: nothing is drawn yet. drawing: some numbers are. final: all of them; a later answer may correct them. */
  state: z.enum(['waiting', 'drawing', 'final']),
  prizes: z
    .array(
      z.object({
        rank: prize.shape.rank.check(z.maxLength(8)),
        numbers: z.array(z.string().check(z.maxLength(8))).check(z.maxLength(40)),
      }),
    )
    .check(z.maxLength(20)),
});
export type ResultAnswer = z.Infer<typeof resultAnswer>;
