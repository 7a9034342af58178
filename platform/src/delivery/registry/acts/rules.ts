import type { OperatorEvent } from '@unisite/shared/contract/operators';
import type { PendingRule, RuleState } from '@unisite/shared/contract/rollout';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import { lockMarket, setFourEyes } from '../../../site/markets/index.ts';
import type { SnapshotCache } from '../placements/shown.ts';
import { changeTeam } from '../teams/teamChange.ts';
import { endRule, lockRule, pendingGuardedChanges } from './guardedChangeRecords.ts';
import { describeGuardedChange, marketOf, proposeGuardedChange } from './proposeGuardedChange.ts';
import type { Reason } from './reason.ts';
import { refuse } from './registryError.ts';

/** Rules of markets and teams whose change may take two operators. */
export interface Rules {
  /**
   * Sets whether acts in a market take a second operator. Switching it off takes a second operator itself; acts already
   * pending stay pending.
   * @throws RegistryError when there is no such market, or an identical change is pending.
   */
  setFourEyes(market: string, fourEyes: boolean, reason: Reason): Promise<RuleState>;
  /** Approves a proposed rule (any operator but its proposer) or withdraws it (any operator). @throws RegistryError */
  decide(id: string, decision: 'approve' | 'withdraw', reason: Reason): Promise<'done' | 'withdrawn'>;
  /** Rules that wait for a second operator, oldest first. */
  pending(): Promise<PendingRule[]>;
}

interface RuleDependencies {
  database: Database;
  clock: () => Date;
  shown: SnapshotCache;
  publishToOperators: (event: OperatorEvent) => void | Promise<void>;
}

export function createRules({ database, clock, shown, publishToOperators }: RuleDependencies): Rules {
  return {
    async setFourEyes(market, fourEyes, reason) {
      const state = await database.transaction(async (q): Promise<RuleState> => {
        const before = await lockMarket(q, market);
        if (!before) throw refuse('MARKET_UNKNOWN', market);
        if (before.fourEyes && !fourEyes) {
          await proposeGuardedChange(q, { kind: 'fourEyesOff', market }, reason, clock());
          return 'proposed';
        }
        await writeFourEyes(q, market, fourEyes, reason, clock());
        return 'done';
      });
      await publishToOperators({ type: 'placements' });
      return state;
    },
    async decide(id, decision, { who, why }) {
      const at = clock();
      const state = decision === 'approve' ? 'done' : 'withdrawn';
      const rule = await database.transaction(async (q) => {
        const kept = await lockRule(q, id);
        if (!kept) throw refuse('NOT_PENDING', id);
        const { rule, askedBy } = kept;
        if (decision === 'approve' && who === askedBy) throw refuse('SAME_PERSON', who);
        await writeAudit(q, {
          at,
          who,
          act: decision,
          market: marketOf(rule),
          subject: describeGuardedChange(rule),
          why,
        });
        const reason = { who: askedBy, why: kept.why };
        if (decision === 'approve' && rule.kind === 'fourEyesOff') {
          await writeFourEyes(q, rule.market, false, reason, at);
        }
        if (decision === 'approve' && rule.kind === 'teamKey') await changeTeam(q, rule, reason, at);
        await endRule(q, id, { state, who, at });
        return rule;
      });
      if (rule.kind === 'teamKey' && state === 'done') await shown.reload();
      // Pending rules are refetched together with the placements.
      await publishToOperators({ type: 'placements' });
      if (rule.kind === 'teamKey') await publishToOperators({ type: 'teams' });
      return state;
    },
    pending: () => pendingGuardedChanges(database),
  };
}

async function writeFourEyes(
  q: Queryable,
  market: string,
  fourEyes: boolean,
  { who, why }: Reason,
  at: Date,
): Promise<void> {
  await setFourEyes(q, market, fourEyes);
  await writeAudit(q, { at, who, act: 'fourEyes', market, subject: fourEyes ? 'on' : 'off', why });
}
