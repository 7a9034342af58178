import { endMemberSession, endOtherSessions, memberSessions } from '@unisite/shared/contract';
import type { Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { endOneSession, endOthers, listSessions } from './memberSessions.ts';

/** Listing and ending a member's sessions. */
export function routes(serve: Serve, services: Services): void {
  serve(memberSessions, (_request, context) => listSessions(services, context));
  serve(endMemberSession, (request, context) => endOneSession(services, request, context));
  serve(endOtherSessions, (_request, context) => endOthers(services, context));
}
