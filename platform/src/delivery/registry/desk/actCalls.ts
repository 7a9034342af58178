import { decideAct, decideGuardedChange, operatorAct, pendingActs, undoAct } from '@unisite/shared/contract/operators';
import { operatorActor } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import type { Services } from '../services.ts';

/**
 * What operators do to remotes in markets, and decide of what waits; the registry decides what may be done and writes
 * it down.
 */
export function actCalls(serve: ServeOperatorCall, { registry }: Services): void {
  const { acts, rules } = registry;
  serve(operatorAct, (request, { session }) => acts.ask(request, operatorActor(session)));
  serve(pendingActs, async () => {
    const [waiting, proposed] = await Promise.all([acts.pending(), rules.pending()]);
    return { acts: waiting, rules: proposed };
  });
  serve(decideGuardedChange, async ({ id, decision, why }, { session }) => ({
    state: await rules.decide(id, decision, { who: operatorActor(session), why }),
  }));
  serve(decideAct, ({ id, decision, why }, { session }) =>
    acts.decide(id, decision, { who: operatorActor(session), why }),
  );
  serve(undoAct, ({ id, why }, { session }) => acts.undo(id, { who: operatorActor(session), why }));
}
