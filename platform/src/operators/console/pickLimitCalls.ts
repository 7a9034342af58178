import { limitDrawPick } from '@unisite/shared/contract/operatorsLottery';
import { lapseProposals } from '../proposals/index.ts';
import { operatorActor } from './actCalls.ts';
import { hundredthsOrNull, pickForChange, subjectOfPick, writePickLimit } from './proposals/pickLimitProposals.ts';
import type { KindsOfProposals } from './proposals/proposalKind.ts';
import { proposeChange } from './proposals/proposeChange.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/** Picks of open draws: closed or limited by one operator, let win more again by two. */
export function pickLimitCalls(
  serve: ServeOperatorCall,
  { database, clock, live }: Services,
  kinds: KindsOfProposals,
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
      // what waits starts from what is no longer there
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'lottery' : 'proposals' });
    return { state };
  });
}
