import { captcha, type Language } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../../../foundation/http/failures.ts';
import type { Refusal } from '../../../foundation/http/refusal.ts';
import { retryAfter } from '../../../foundation/http/serve.ts';
import type { PageHandler } from '../pageHandler.ts';
import { pageLanguage } from '../pageLanguage.ts';
import type { Services } from '../services.ts';
import { changeLanguage } from './languageForm.ts';
import { ownCall } from './ownCall.ts';
import { sendNotice } from './sendNotice.ts';
import { refuseSignIn, signInByForm } from './signInForm.ts';
import { signOutByForm } from './signOutForm.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type Refuse = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Ample for a name, a password and a second step. */
const BODY_LIMIT = 16 * 1024;

/**
 * Forms for browsers without scripts (decision 051): language, sign-in and sign-out. The shell renders them
 * (`shell/src/plain`).
 */
export function serveForms(server: FastifyInstance, services: Services, page: PageHandler): void {
  const serveForm = (url: string, answer: Answer, refuse: Refuse): void => {
    server.post(url, {
      bodyLimit: BODY_LIMIT,
      handler: answer,
      errorHandler(error, request, reply) {
        const refusal = refusalOf(error, services.log, { request: request.id, method: request.method, path: url });
        retryAfter(reply, refusal);
        return refuse(refusal, request, reply);
      },
    });
  };
  const notice: Refuse = async (refusal, _request, reply) => sendNotice(reply, refusal.status, refusal.texts);

  serveForm('/language', (request, reply) => changeLanguage(services, server, request, reply), notice);
  serveForm('/logout', (request, reply) => signOutByForm(services, server, request, reply), notice);
  const signIn = { ...services, server, page };
  serveForm(
    '/login',
    (request, reply) => signInByForm(signIn, request, reply),
    async (refusal, request, reply) =>
      wasRead(request)
        ? refuseSignIn(signIn, refusal, await languageOf(services, request))(request, reply)
        : notice(refusal, request, reply),
  );
  // only requested by browsers without scripts: the form is in a `noscript`
  server.get('/login/picture', async (request, reply) => {
    const language = await languageOf(services, request);
    const { status, envelope } = await ownCall(services, server, captcha, {}, { request, reply, language });
    void reply.code(status).headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
    return envelope.success ? reply.type('image/png').send(Buffer.from(envelope.value, 'base64')) : reply.send();
  });
}

/** Whether a request was admitted far enough to have its cookies parsed; otherwise no page is rendered. */
const wasRead = ({ cookies }: { readonly cookies: FastifyRequest['cookies'] | null }): boolean => cookies !== null;

async function languageOf({ markets }: Services, { host, cookies, headers }: FastifyRequest): Promise<Language> {
  const market = await markets.byHost(host);
  const signs = { cookie: cookies.lang, member: null, acceptLanguage: headers['accept-language'] };
  return market ? pageLanguage({ market, ...signs }) : 'vi';
}
