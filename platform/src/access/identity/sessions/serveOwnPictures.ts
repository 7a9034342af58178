import type { MemberId } from '@unisite/shared/contract';
import { callerOf } from '../../../foundation/http/caller.ts';
import { requireOpenMarket } from '../../../foundation/http/closedMarket.ts';
import { perMember } from '../../../foundation/http/rateLimits.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { enforceRate, type Serve } from '../../../foundation/http/serve.ts';
import { type SentPicture, sendPicture } from '../../../foundation/pictures/sendPicture.ts';
import type { Services } from '../../../foundation/services.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import { presentedCookie } from './session.ts';

interface OwnPictures {
  readonly path: `/wps/${string}/:id`;
  /** What was requested, as security events name it when refused: `a proof`. */
  readonly what: string;
  /** The picture if it is this member's, or null. */
  readonly find: (id: string, memberId: MemberId) => Promise<SentPicture | null>;
}

/** Serves a member's own pictures. An `<img>` sends only the cookie, which suffices for viewing. */
export function serveOwnPictures({ server }: Serve, services: Services, { path, what, find }: OwnPictures): void {
  server.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const caller = await callerOf(services, request);
    await requireOpenMarket(services, caller);
    const presented = await presentedCookie(services, request, caller.market.code);
    if (presented.state !== 'live' || presented.session.mustChange) throw new Refusal('UNAUTHENTICATED');
    enforceRate(services, perMember, presented.session.memberId);
    const { memberId } = presented.session;
    const picture = await find(request.params.id, memberId);
    if (!picture) {
      const facts = { memberId, ip: caller.ip, userAgent: caller.userAgent, about: what };
      await recordSecurityEvent(services.database, services.clock(), { kind: 'accessRefused', ...facts });
    }
    return sendPicture(reply, picture);
  });
}
