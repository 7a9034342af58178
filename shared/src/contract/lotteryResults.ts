import * as z from '@unisite/shared/schema';
import { prize } from './lottery.ts';

/**
 * Protocol between the platform and a provider of official lottery results. A provider with another API gets an
 * adapter. Calls are signed like vendors' calls (contract/seamless), and so are responses: time stamp, nonce and path
 * of the call followed by `#answer`, and the body, in the header `x-signature`.
 */
export const lotteryResultsPath = '/lottery-results/v1/draws';

export const resultInquiry = z.object({
  code: z.string().check(z.maxLength(20)),
  numero: z.string().check(z.maxLength(20)),
  /** Time of the draw (ISO). */
  drawsAt: z.string().check(z.maxLength(40)),
  /** Expected prizes in order: number of numbers, and their digits. */
  ranks: z
    .array(z.object({ rank: z.string().check(z.maxLength(8)), numbers: z.int(), digits: z.int() }))
    .check(z.maxLength(20)),
});
export type ResultInquiry = z.Infer<typeof resultInquiry>;

export const resultAnswer = z.object({
  code: z.string(),
  numero: z.string(),
  /** waiting: nothing drawn yet. drawing: partial. final: complete; a later response may correct it. */
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
