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

/** What holds for markets and teams, where it takes two operators. */
export interface Rules {
  /**
   * Says whether acts in a market need a second operator. Switching it off where it is on waits for one itself; what
   * waits already waits on.
   * @throws RegistryError when there is no such market, or the same waits already.
   */
  setFourEyes(market: string, fourEyes: boolean, reason: Reason): Promise<RuleState>;
  /**
   * Approves a proposed rule (another operator than the one who proposed it) or withdraws it (any). @throws
   * RegistryError
   */
  decide(id: string, decision: 'approve' | 'withdraw', reason: Reason): Promise<'done' | 'withdrawn'>;
  /** What waits for a second operator, the oldest first. */
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
      // Also what waits is asked for again with the placements.
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
