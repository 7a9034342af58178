import { type Localized, logout } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { formBody } from './formBody.ts';
import { formVisit } from './formVisit.ts';
import { leadBack } from './leadBack.ts';
import { ownCall } from './ownCall.ts';
import { sendNotice } from './sendNotice.ts';

/** The session has ended meanwhile. */
const over: readonly string[] = ['UNAUTHENTICATED', 'SESSION_EXPIRED'];

const notSignedOut: Localized = {
  vi: 'Bạn vẫn đang đăng nhập. Vui lòng quay lại và đăng xuất lần nữa.',
  en: 'You are still signed in. Please go back and sign out again.',
};

/**
 * Signs out a browser without scripts. One whose session is already over counts as signed out; if signing out fails,
 * the page says so.
 * @throws Refusal UNKNOWN_MARKET; FORBIDDEN for a form on another site's page
 */
export async function signOutByForm(
  services: Services,
  server: Pick<FastifyInstance, 'inject'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { presented, language } = await formVisit(services, request);
  const { returnTo } = formBody(request);
  if (presented.state !== 'live') return leadBack(reply, returnTo);
  const call = { request, reply, language, token: presented.session.handle };
  const { status, envelope, retryAfter } = await ownCall(services, server, logout, {}, call);
  if (envelope.success || over.includes(envelope.code)) return leadBack(reply, returnTo);
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return sendNotice(reply, status, envelope.messages ?? notSignedOut);
}
