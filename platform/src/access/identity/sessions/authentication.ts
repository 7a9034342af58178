import type { Authentication } from '../../../foundation/http/authentication.ts';
import { requireFullMember } from '../gates/guestGate.ts';
import { requirePasswordChanged } from '../gates/passwordGate.ts';
import { recordRefused } from '../securityEvents/recordRefused.ts';
import type { Services } from '../services.ts';
import { presentedCookie, sessionInfo, sessionOfCall } from './session.ts';

/** Authenticates members by cookie and handle, and closes operations to guests and expired passwords. */
export function createAuthentication(
  services: Pick<Services, 'database' | 'clock' | 'art' | 'isOnBreak'>,
): Authentication {
  return {
    sessionOfCall: (request, marketCode, operation) => sessionOfCall(services, request, marketCode, operation),
    async cookieSession(request, caller) {
      const presented = await presentedCookie(services, request, caller.market.code);
      return presented.state === 'live' ? sessionInfo(services, presented.session, presented.member, caller) : null;
    },
    authorize(operation, session) {
      requireFullMember(operation, session);
      requirePasswordChanged(operation, session);
    },
    recordRefused: recordRefused(services),
  };
}
