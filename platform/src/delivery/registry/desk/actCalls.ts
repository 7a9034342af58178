import { decideAct, decideGuardedChange, operatorAct, pendingActs, undoAct } from '@unisite/shared/contract/operators';
import { operatorActor } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import type { Services } from '../services.ts';

/**
 * Operators' acts on remotes in markets, and decisions on pending ones; the registry checks permissions and writes the
 * audit.
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
