import type { MemberId } from '@unisite/shared/contract';
import {
  imposeBreak,
  liftExclusion,
  memberProtection,
  setMemberLimit,
} from '@unisite/shared/contract/operatorsProtection';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type OperatorEventKind, operatorActor, writeOperatorAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall, SignedInContext } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { notifyEnded } from '../../identity/index.ts';
import { currencyOf, type Member, memberById } from '../../members/index.ts';
import { announceProtection } from '../announceProtection.ts';
import { imposeBreak as layBreakOn } from '../breaks/imposeBreak.ts';
import { liftableExclusion } from '../breaks/liftExclusion.ts';
import { imposedLimitStep, imposeLimit } from '../limits/imposedLimit.ts';
import { fromValue } from '../limits/limitValue.ts';
import { operatorViewOf } from '../operatorView.ts';
import type { Services } from '../services.ts';
import { subjectOfExclusion } from './exclusionProposals.ts';
import { subjectOfPlayLimit } from './playLimitProposals.ts';

/** What operators see and set of a member's protection: one may tighten it, loosening takes two. */
export function protectionCalls(
  serve: ServeOperatorCall,
  services: Services,
  kinds: KindsOfProposals<'playLimit' | 'exclusionLift'>,
): void {
  const { database, clock, live } = services;

  const writeDown = (
    q: Queryable,
    { session: { operatorId }, ip, userAgent }: SignedInContext,
    kind: OperatorEventKind,
    about: string,
  ) => writeOperatorAudit(q, clock(), { kind, operatorId, ip, userAgent, about });

  /** Makes the member's open pages, and consoles that show it, refetch. */
  const announce = async (member: MemberId) => {
    await announceProtection(services, member);
    await live.publishToOperators({ type: 'protection' });
  };

  serve(memberProtection, async ({ id }, context) => {
    const currency = await currencyOf(database, id);
    await writeDown(database, context, 'protectionSeen', `member ${id}`);
    return { ...(await operatorViewOf(services, id)), currency };
  });

  serve(setMemberLimit, async ({ id, kind, period, value, expected, why }, context) => {
    const amountOf = (given: number | null) => (given === null ? null : fromValue(kind, given));
    const key = { memberId: id, kind, period };
    const change = { ...key, source: 'operator' as const, from: amountOf(expected), to: amountOf(value) };
    const state = await database.transaction(async (q) => {
      const { account, marketCode: market } = await memberOf(q, id);
      const step = await imposedLimitStep(q, clock(), change);
      // The same call after a lost response is already done.
      if (step === 'same') return 'done' as const;
      if (step === 'raise' && expected !== null) {
        const proposed = {
          kind: 'playLimit' as const,
          member: id,
          account,
          market,
          limit: kind,
          period,
          from: expected,
          to: value,
        };
        await proposeChange(q, clock(), kinds, context, { change: proposed, subject: subjectOfPlayLimit(key), why });
        return 'proposed' as const;
      }
      await imposeLimit(q, clock(), change, { who: operatorActor(context.session), why });
      // the limit that was to be raised is no longer the same
      await lapseProposals(q, clock(), subjectOfPlayLimit(key));
      const about = `member ${id}: ${kind} ${period} ${expected ?? 'none'} → ${value ?? 'none'}: ${why}`;
      await writeDown(q, context, 'playLimitSet', about);
      return 'done' as const;
    });
    if (state === 'done') await announce(id);
    await live.publishToOperators({ type: 'proposals' });
    return { state };
  });

  serve(imposeBreak, async ({ id, key, length, why }, context) => {
    const ended = await database.transaction(async (q) => {
      await memberOf(q, id);
      const laid = { memberId: id, length, key, who: operatorActor(context.session), why };
      const sessions = await layBreakOn(q, clock(), laid);
      if (sessions) await writeDown(q, context, 'breakLaid', `member ${id}: ${length}: ${why}`);
      return sessions;
    });
    if (ended) await notifyEnded(services, ended, 'excluded');
    await announce(id);
    return {};
  });

  serve(liftExclusion, async ({ id, exclusion, why }, context) => {
    await database.transaction(async (q) => {
      const { account, marketCode: market } = await memberOf(q, id);
      const { startedAt, ...found } = await liftableExclusion(q, clock(), { memberId: id, id: exclusion });
      const change = {
        kind: 'exclusionLift' as const,
        id: exclusion,
        member: id,
        account,
        market,
        ...found,
        startedAt: startedAt.toISOString(),
      };
      await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfExclusion(exclusion), why });
    });
    await live.publishToOperators({ type: 'proposals' });
    return {};
  });
}

async function memberOf(q: Queryable, id: MemberId): Promise<Member> {
  const member = await memberById(q, id);
  if (!member) throw new Refusal('NOT_FOUND');
  return member;
}
