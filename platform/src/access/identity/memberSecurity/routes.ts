import {
  beginTwoFactor,
  bindContact,
  confirmContact,
  confirmTwoFactor,
  endTwoFactor,
  reauthenticate,
  renewRecoveryCodes,
  securityEvents,
  securityOverview,
  type ValueOf,
} from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import type { Handler, OriginalCall, Serve } from '../../../foundation/http/serve.ts';
import { replayMessage } from '../codes/replayMessage.ts';
import type { Services } from '../services.ts';
import * as contacts from './contacts.ts';
import { eventsOf } from './events.ts';
import { overviewOf } from './overview.ts';
import { reauthenticate as provesPassword } from './reauthenticate.ts';
import * as twoFactor from './twoFactor.ts';

type ReplayEnable = (
  request: unknown,
  context: MemberCallContext,
  first: OriginalCall<unknown>,
) => Promise<ValueOf<typeof renewRecoveryCodes>>;

/**
 * What members do for the security of their own account (specification sections 2 and 4). Closed to guests (section 6).
 */
export function routes(serve: Serve, services: Services): void {
  serve(securityOverview, (_request, context) => overviewOf(services, context));
  serve(securityEvents, (request, { session }) => eventsOf(services, session.memberId, request));
  serve(reauthenticate, async ({ password }, context) => {
    await provesPassword(services, context, password);
    return {};
  });
  serve(beginTwoFactor, (request, context) => twoFactor.startTwoFactor(services, request, context));
  const replayEnable: ReplayEnable = (_request, context, { at }) => twoFactor.replayEnable(services, context, at);
  const send: Handler<typeof bindContact> = (request, context) => contacts.startBinding(services, request, context);
  serve(confirmTwoFactor, (request, context) => twoFactor.enableTwoFactor(services, request, context), {
    replay: replayEnable,
  });
  serve(endTwoFactor, (request, context) => twoFactor.disableTwoFactor(services, request, context));
  serve(renewRecoveryCodes, (request, context) => twoFactor.reissueRecoveryCodes(services, request, context), {
    replay: replayEnable,
  });
  serve(bindContact, send, { replay: replayMessage(services, send) });
  serve(confirmContact, (request, context) => contacts.completeBinding(services, request, context));
}
