import {
  beginTwoFactor,
  bindContact,
  confirmContact,
  confirmTwoFactor,
  endTwoFactor,
  guestType,
  renewRecoveryCodes,
  securityEvents,
  securityOverview,
} from '@unisite/shared/contract';
import type { MemberCallContext } from '../../http/callContext.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import * as contacts from './contacts.ts';
import { eventsOf } from './events.ts';
import { overviewOf } from './overview.ts';
import * as twoFactor from './twoFactor.ts';

/** What members do for the safety of their own account (specification sections 2 and 4); not for guests (section 6). */
export function routes(serve: Serve, services: Services): void {
  serve(
    securityOverview,
    forMembers((_request, { session }) => overviewOf(services, session.memberId)),
  );
  serve(
    securityEvents,
    forMembers((request, { session }) => eventsOf(services, session.memberId, request)),
  );
  serve(
    beginTwoFactor,
    forMembers((request, context) => twoFactor.begin(services, request, context)),
  );
  serve(
    confirmTwoFactor,
    forMembers((request, context) => twoFactor.confirm(services, request, context)),
  );
  serve(
    endTwoFactor,
    forMembers((request, context) => twoFactor.end(services, request, context)),
  );
  serve(
    renewRecoveryCodes,
    forMembers((request, context) => twoFactor.renew(services, request, context)),
  );
  serve(
    bindContact,
    forMembers((request, context) => contacts.bind(services, request, context)),
  );
  serve(
    confirmContact,
    forMembers((request, context) => contacts.confirm(services, request, context)),
  );
}

function forMembers<Request, Value>(handler: (request: Request, context: MemberCallContext) => Promise<Value>) {
  return async (request: Request, context: MemberCallContext): Promise<Value> => {
    if (context.session.customerType === guestType) throw new Refusal('GUEST_NOT_ALLOWED');
    return handler(request, context);
  };
}
