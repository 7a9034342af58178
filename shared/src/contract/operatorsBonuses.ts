import * as z from '@unisite/shared/schema';
import { bonusState } from './bonuses.ts';
import { category } from './games.ts';
import { memberId, transferReference } from './ids.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

const title = z.string().check(
  z.trim(),
  z.minLength(3),
  z.maxLength(80),
  z.refine((text) => !/\p{C}/u.test(text)),
);

/** A bonus that operators give one member. Stakes in every category count in full. */
export const bonusDraft = z.object({
  title: z.object({ vi: title, en: title }),
  amount: z.number().check(
    z.minimum(0.01),
    z.maximum(1_000_000_000),
    z.refine((value) => Number(value.toFixed(2)) === value),
  ),
  /** Times of the amount to wager; 0: it is paid to the main wallet at once. */
  times: z.int().check(z.minimum(0), z.maximum(100)),
  /** Days to complete it, from when it runs. */
  days: z.int().check(z.minimum(1), z.maximum(366)),
});
export type BonusDraft = z.Infer<typeof bonusDraft>;

/** A member's bonus, as operators see it. */
export const operatorBonus = z.object({
  id: z.string(),
  title: z.object({ vi: z.string(), en: z.string() }),
  /** What gave it: `promotion/ID`, `operator`. */
  source: z.string(),
  state: bonusState,
  amount,
  /** What it holds or, once it is closed, held. */
  holds: amount,
  wagered: amount,
  target: amount,
  givenAt: z.string(),
  endsAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** What counts of a valid stake, in per cent; categories that are missing do not count. */
  weights: z.array(z.object({ category, percent: z.number() })),
  /** Rounds with a higher stake do not count; null: no limit. */
  largestBet: z.nullable(amount),
});
export type OperatorBonus = z.Infer<typeof operatorBonus>;

/** A member's newest bonuses, at most ten. */
export const memberBonusList = call({
  name: 'memberBonusList',
  method: 'GET',
  path: '/ops/members/:id/bonuses',
  access: 'cash',
  request: z.object({ id: memberId }),
  value: z.object({ rows: z.array(operatorBonus), currency: z.string() }),
});

/** Why a bonus is not given, when it is asked for or on approval. */
export const giveBonusErrors = ['GUEST_NOT_ALLOWED', 'MEMBER_ON_BREAK', 'WAGERING_ABOVE_MARKET'] as const;

/**
 * Asks for a bonus, which always waits for a second operator. `key` is made by the asking page: the same asking waits once,
 * and is `done` once it was given.
 */
export const giveMemberBonus = call({
  name: 'giveMemberBonus',
  method: 'POST',
  path: '/ops/members/:id/bonuses',
  access: 'cash',
  errors: [...giveBonusErrors, 'PROPOSAL_WAITS'],
  request: z.object({ id: memberId, key: transferReference, draft: bonusDraft, why: reason }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});
