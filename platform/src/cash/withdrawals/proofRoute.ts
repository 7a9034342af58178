import type { FastifyReply } from 'fastify';
import { callerOf } from '../../foundation/http/caller.ts';
import { requireOpenMarket } from '../../foundation/http/closedMarket.ts';
import { perMember } from '../../foundation/http/rateLimits.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { enforceRate, type Serve } from '../../foundation/http/serve.ts';
import type { PictureFormat } from '../../foundation/pictures/reencodePicture.ts';
import { presentedCookie, recordSecurityEvent } from '../../identity/index.ts';
import type { Services } from '../services.ts';
import { proofPicture } from './proofs.ts';

/**
 * The member's own proofs as pictures. A picture of a page shows its cookie only, which does for what is only looked
 * at.
 */
export function serveProofs({ server }: Serve, services: Services): void {
  server.get<{ Params: { id: string } }>('/wps/cash/proofs/:id', async (request, reply) => {
    const caller = await callerOf(services, request);
    await requireOpenMarket(services, caller);
    const { market } = caller;
    const presented = await presentedCookie(services, request, market.code);
    if (presented.state !== 'live' || presented.session.mustChange) throw new Refusal('UNAUTHENTICATED');
    enforceRate(services, perMember, presented.session.memberId);
    const { memberId } = presented.session;
    const proof = await proofPicture(services.database, request.params.id, memberId);
    if (!proof) {
      const facts = { memberId, ip: caller.ip, userAgent: caller.userAgent, about: 'a proof' };
      await recordSecurityEvent(services.database, services.clock(), { kind: 'accessRefused', ...facts });
    }
    return sendPicture(reply, proof);
  });
}

/** Answers with a picture, or with NOT_FOUND. */
export function sendPicture(
  reply: FastifyReply,
  proof: { readonly type: PictureFormat; readonly picture: Buffer } | null,
): FastifyReply {
  if (!proof) throw new Refusal('NOT_FOUND');
  return reply.type(proof.type).header('content-disposition', 'inline').send(proof.picture);
}
