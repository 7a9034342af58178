import type { Operation, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { Handler, OriginalCall } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';

/** Minimum time between messages to one number; a replay within it counts the first message. */
const MESSAGE_WINDOW_MS = 60_000;

export type MessageReplay<O extends Operation> = (
  request: ParsedRequestOf<O>,
  context: Parameters<Handler<O>>[1],
  first: OriginalCall<ValueOf<O>>,
) => Promise<ValueOf<O>>;

/**
 * Replays a call that sends a message: the original response while that message may be on its way, later another
 * message.
 */
export const replayMessage =
  <O extends Operation>({ clock }: Pick<Services, 'clock'>, send: Handler<O>): MessageReplay<O> =>
  (request, context, { recorded, at }) =>
    clock().getTime() - at.getTime() < MESSAGE_WINDOW_MS ? Promise.resolve(recorded) : send(request, context);
