import { decideAct, operatorAct, pendingActs, undoAct } from '@unisite/shared/contract/operators';
import type { Services } from '../services.ts';
import type { OperatorSession } from './operatorContext.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';

/** How the registry's audit names an operator. */
export const whoIs = ({ account }: OperatorSession): string => `operator:${account}`;

/** What operators do to remotes in markets; the registry decides what may be done and writes it down. */
export function actCalls(serve: ServeOperatorCall, { registry }: Services): void {
  const { acts } = registry;
  serve(operatorAct, (request, { session }) => acts.ask(request, whoIs(session)));
  serve(pendingActs, async () => ({ acts: await acts.pending() }));
  serve(decideAct, ({ id, decision, why }, { session }) => acts.decide(id, decision, { who: whoIs(session), why }));
  serve(undoAct, ({ id, why }, { session }) => acts.undo(id, { who: whoIs(session), why }));
}
