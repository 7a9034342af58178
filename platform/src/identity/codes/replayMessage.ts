import type { Operation, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { First, Handler } from '../../foundation/http/serve.ts';
import type { Services } from '../services.ts';

/** Minimum time between messages to one number; a replay within it counts the first message. */
const MESSAGE_WINDOW_MS = 60_000;

type Again<O extends Operation> = (
  request: ParsedRequestOf<O>,
  context: Parameters<Handler<O>>[1],
  first: First<ValueOf<O>>,
) => Promise<ValueOf<O>>;

/**
 * What a copy of a call that has something sent gets: what it was told of that message while it may be on its way,
 * later another message.
 */
export const replayMessage =
  <O extends Operation>({ clock }: Pick<Services, 'clock'>, send: Handler<O>): Again<O> =>
  (request, context, { kept, at }) =>
    clock().getTime() - at.getTime() < MESSAGE_WINDOW_MS ? Promise.resolve(kept) : send(request, context);
