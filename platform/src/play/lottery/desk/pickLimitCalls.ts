import { limitDrawPick } from '@unisite/shared/contract/operatorsLottery';
import { operatorActor } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../../../operators/proposals/index.ts';
import type { Services } from '../services.ts';
import { hundredthsOrNull, pickForChange, subjectOfPick, writePickLimit } from './pickLimitProposals.ts';

/** Picks of open draws: one operator may close or limit them, raising a limit takes two. */
export function pickLimitCalls(
  serve: ServeOperatorCall,
  { database, clock, live }: Services,
  kinds: KindsOfProposals<'pickLimit'>,
): void {
  serve(limitDrawPick, async ({ why, ...change }, context) => {
    const state = await database.transaction(async (q) => {
      const { found, isDone } = await pickForChange(q, change);
      if (isDone) return 'done' as const;
      const [at, subject] = [clock(), subjectOfPick(change)];
      const { from } = change;
      const to = hundredthsOrNull(change.to) ?? found.offered;
      if (from !== null && to > (hundredthsOrNull(from) ?? found.offered)) {
        const proposed = { ...change, kind: 'pickLimit' as const, name: found.station, from };
        await proposeChange(q, at, kinds, context, { change: proposed, subject, why });
        return 'proposed' as const;
      }
      await writePickLimit(q, found, change, { at, who: operatorActor(context.session), why });
      // pending proposals start from a state that has changed
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'lottery' : 'proposals' });
    return { state };
  });
}
