import * as z from '@unisite/shared/schema';
import { canonicalJson } from './canonicalJson.ts';
import { operatorCall as call } from './operatorCall.ts';
import { writtenLine } from './operatorTexts.ts';
import { CHANCES, type RaffleGift, raffleGift } from './raffle.ts';
import { reason } from './rollout.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const longestFieldTitle = 40;
export const fewestFields = 4;
export const mostFields = 12;
/** Most spins for points that a member may have a day. */
export const MOST_BOUGHT = 10;

const field = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/)),
  title: writtenLine(longestFieldTitle),
  gives: raffleGift,
  /** Of a thousand. */
  chance: whole(1, CHANCES),
  /** What is left; null: no limit. */
  stock: z.nullable(whole(0, 1_000_000)),
});
export type WheelField = z.Infer<typeof field>;

/** A market's wheel as operators write it. */
export const wheelDraft = z
  .object({
    isOpen: z.boolean(),
    fields: z.array(field).check(z.minLength(fewestFields), z.maxLength(mostFields)),
    /** Takes the place of fields that are out of stock; it has no limit itself. */
    consolation: z.string(),
    /** Points for a spin without a ticket; null: there is none. */
    price: z.nullable(whole(1, 1_000_000)),
    /** How many of those a member may have a day. */
    perDay: whole(1, MOST_BOUGHT),
  })
  .check(
    z.refine(({ fields }) => fields.reduce((sum, { chance }) => sum + chance, 0) === CHANCES, { path: ['fields'] }),
    z.refine(({ fields }) => new Set(fields.map(({ id }) => id)).size === fields.length, { path: ['fields'] }),
    z.refine(({ fields, consolation }) => fields.some(({ id, stock }) => id === consolation && stock === null), {
      path: ['consolation'],
    }),
  );
export type WheelDraft = z.Infer<typeof wheelDraft>;

/** Whether members can get anything more by it: everything but closing the wheel, and fewer pieces. */
export function isLooserWheel(from: WheelDraft | null, to: WheelDraft): boolean {
  if (!to.isOpen) return false;
  if (!from?.isOpen) return true;
  const rest = ({ fields, ...wheel }: WheelDraft) =>
    canonicalJson({ ...wheel, fields: fields.map(({ stock: _stock, ...one }) => one) });
  const has = ({ stock }: WheelField) => stock ?? Number.POSITIVE_INFINITY;
  return (
    rest(from) !== rest(to) ||
    to.fields.some((one, place) => {
      const was = from.fields[place];
      return was === undefined || has(one) > has(was);
    })
  );
}

/** What a spin gives on average, by the chances of a wheel whose prizes are all there. */
export function averageOf({ fields }: Pick<WheelDraft, 'fields'>): { readonly points: number; readonly money: number } {
  const of = (worth: (gift: RaffleGift) => number) =>
    fields.reduce((sum, { chance, gives }) => sum + chance * worth(gives), 0) / CHANCES;
  return {
    points: of((gift) => (gift.kind === 'points' ? gift.points : 0)),
    money: of((gift) => (gift.kind === 'bonus' ? gift.amount : 0)),
  };
}

export const deskWheel = z.object({
  market: z.string(),
  /** Null: there was none yet. */
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

export const wheelErrors = ['RAFFLE_CHANGED', 'UNKNOWN_MARKET'] as const;

/**
 * Writes the next revision of a market's wheel (`revision` null: its first). It waits for a second operator unless it closes
 * the wheel or takes pieces away. Stocks change by as much as the draft differs from `seenStock`: what is won meanwhile is gone.
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
    /** What the operator saw to be left, by the field's id. */
    seenStock: z.record(z.string().check(z.maxLength(30)), z.nullable(whole(0, 1_000_000))),
    draft: wheelDraft,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});
