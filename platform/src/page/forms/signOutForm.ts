import { logout } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { formBody } from './formBody.ts';
import { formVisit } from './formVisit.ts';
import { leadBack } from './leadBack.ts';
import { ownCall } from './ownCall.ts';

/** Signs out a browser without scripts. One whose session is over already is out. */
export async function signOutByForm(
  services: Services,
  server: Pick<FastifyInstance, 'inject'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { presented, language } = await formVisit(services, request);
  const { returnTo } = formBody(request);
  if (presented.state === 'live')
    await ownCall(services, server, logout, {}, { request, reply, language, token: presented.session.handle });
  return leadBack(reply, returnTo);
}
