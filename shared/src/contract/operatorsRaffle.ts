import * as z from '@unisite/shared/schema';
import { operatorCall as call } from './operatorCall.ts';
import { wheelDraft } from './operatorsWheelDraft.ts';
import { wheelErrors } from './operatorsWheelShape.ts';
import { reason } from './rollout.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const deskWheel = z.object({
  market: z.string(),
  /** Null: none yet. */
  wheel: z.nullable(z.object({ revision: z.int(), draft: wheelDraft, spins: z.int() })),
});
export type DeskWheel = z.Infer<typeof deskWheel>;

/** The wheels of all markets. */
export const wheelDesk = call({
  name: 'wheelDesk',
  method: 'GET',
  path: '/ops/raffle',
  access: 'cash',
  request: z.object({}),
  value: z.object({ rows: z.array(deskWheel) }),
});

/**
 * Writes the next revision of a market's wheel (`revision` null: its first). Needs a second operator unless it closes
 * the wheel or reduces stock. Stock changes by the difference between the draft and `seenStock`: concurrent wins stay
 * counted.
 */
export const saveWheel = call({
  name: 'saveWheel',
  method: 'POST',
  path: '/ops/raffle/:market',
  access: 'cash',
  errors: [...wheelErrors, 'PROPOSAL_WAITS'],
  request: z.object({
    market: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
    revision: z.nullable(whole(1, 2_147_483_647)),
    /** The stock that the operator saw, by field id. */
    seenStock: z.record(z.string().check(z.maxLength(30)), z.nullable(whole(0, 1_000_000))),
    draft: wheelDraft,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});
