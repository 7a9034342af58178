import { fromWire, type Hundredths, toWire, type Vnd } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { findPick, type LimitedPick, limitPick, type PickName } from '../limits/limitPick.ts';
import type { Services } from '../services.ts';

/** The subject of proposals about a draw's pick. */
export const subjectOfPick = ({ code, numero, market, bet, pick }: PickName): string =>
  `pick-limit/${code}/${numero}/${market}/${bet}/${pick}`;

export interface PickChange extends PickName {
  readonly from: Vnd | null;
  readonly to: Vnd | null;
}

const written = (limit: Vnd | null): string => (limit === null ? 'as offered' : limit === 0 ? 'closed' : String(limit));

/** A change as audit text. */
const describePick = ({ code, numero, bet, pick, from, to }: PickChange): string =>
  `draw ${code}/${numero}: ${[bet, pick].filter(Boolean).join(' ')} ${written(from)} → ${written(to)}`;

export const hundredthsOrNull = (limit: Vnd | null): Hundredths | null => (limit === null ? null : fromWire(limit));

/**
 * A pick whose limit is to be changed; `isDone`: it already has the new limit.
 *
 * @throws Refusal NOT_FOUND, SETTING_CHANGED, LIMIT_ABOVE_OFFER
 */
export async function pickForChange(
  q: Queryable,
  change: PickChange,
): Promise<{ readonly found: LimitedPick; readonly isDone: boolean }> {
  const found = await findPick(q, change);
  if (!found) throw new Refusal('NOT_FOUND');
  const now = found.lowered === null ? null : toWire(found.lowered);
  if (now === change.to) return { found, isDone: true };
  if (now !== change.from) throw new Refusal('SETTING_CHANGED');
  if (change.to !== null && fromWire(change.to) >= found.offered) throw new Refusal('LIMIT_ABOVE_OFFER');
  return { found, isDone: false };
}

/**
 * Stores a limit, with its audit entry.
 *
 * @throws Refusal ALREADY_CLOSED, SETTING_CHANGED
 */
export async function writePickLimit(
  q: Queryable,
  found: LimitedPick,
  change: PickChange,
  { at, who, why }: { readonly at: Date; readonly who: string; readonly why: string },
): Promise<void> {
  const { from, to, market } = change;
  const limits = { from: hundredthsOrNull(from), to: hundredthsOrNull(to) };
  const status = await limitPick(q, change, found, limits);
  if (status === 'closed') throw new Refusal('ALREADY_CLOSED');
  if (status === 'changed') throw new Refusal('SETTING_CHANGED');
  await writeAudit(q, { at, who, act: 'pickLimit', market, subject: describePick(change), why });
}

/** Proposals to raise the limits of picks of open draws. */
export function pickLimitProposals({ database, clock, live }: Services): KindOfProposal<'pickLimit'> {
  return {
    role: 'lottery',
    summary: (change) => describePick(change),
    market: ({ market }) => market,
    async approve({ change, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const { found, isDone } = await pickForChange(q, change);
        await conclude(q);
        if (!isDone) await writePickLimit(q, found, change, { at: clock(), who: `operator:${by}`, why });
      });
      await live.publishToOperators({ type: 'lottery' });
      return null;
    },
  };
}
