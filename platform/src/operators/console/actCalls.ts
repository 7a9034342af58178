import { decideAct, decideGuardedChange, operatorAct, pendingActs, undoAct } from '@unisite/shared/contract/operators';
import type { OperatorSession } from './operatorContext.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/** How the registry's audit names an operator. */
export const operatorActor = ({ account }: OperatorSession): string => `operator:${account}`;

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
