import type { Operation, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { First, Handler } from '../../foundation/http/serve.ts';
import type { Services } from '../services.ts';

/** So long a number waits between two messages: whoever tries once more meanwhile has one on its way. */
const MESSAGE_WINDOW_MS = 60_000;

type Again<O extends Operation> = (
  request: ParsedRequestOf<O>,
  context: Parameters<Handler<O>>[1],
  first: First<ValueOf<O>>,
) => Promise<ValueOf<O>>;

/** What a copy of a call that has something sent gets: what it was told of that message while it may be on its way, later another message. */
export const replayMessage =
  <O extends Operation>({ clock }: Pick<Services, 'clock'>, send: Handler<O>): Again<O> =>
  (request, context, { kept, at }) =>
    clock().getTime() - at.getTime() < MESSAGE_WINDOW_MS ? Promise.resolve(kept) : send(request, context);
