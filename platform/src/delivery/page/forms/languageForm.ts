import { updateLanguage } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { formBody, textOf } from './formBody.ts';
import { formVisit } from './formVisit.ts';
import { leadBack } from './leadBack.ts';
import { ownCall } from './ownCall.ts';

const YEAR_S = 31_536_000;

/** Changes the language of a browser without scripts, and of its member, as the language picker does. */
export async function changeLanguage(
  services: Services,
  server: Pick<FastifyInstance, 'inject'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { market, presented } = await formVisit(services, request);
  const body = formBody(request);
  const language = market.languages.find((offered) => offered === textOf(body, 'language'));
  if (language !== undefined) {
    // same attributes as the shell's script, which must be able to change it
    void reply.setCookie('lang', language, { path: '/', maxAge: YEAR_S, sameSite: 'lax' });
    if (presented.state === 'live') {
      const token = presented.session.handle;
      await ownCall(services, server, updateLanguage, { language }, { request, reply, language, token });
    }
  }
  return leadBack(reply, body.returnTo);
}
