import { addIdentityPicture, identity, saveIdentityFacts, sendIdentityCheck } from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import { identityOf } from './checks/identityOf.ts';
import { saveFacts } from './checks/saveFacts.ts';
import { sendCheck } from './checks/sendCheck.ts';
import { notifyIdentity } from './notifyIdentity.ts';
import { keepPicture } from './pictures/keepPicture.ts';
import { serveIdentityNotices } from './provider/noticeRoute.ts';
import { identityProvider } from './provider/providers.ts';
import type { Services } from './services.ts';

/** Members' identity checks, open during a break as well, and providers' notices about them. */
export async function routes(serve: Serve, services: Services): Promise<void> {
  const { database, clock, settings } = services;
  const provider = identityProvider(services);

  serve(identity, (_request, context) => identityOf(database, clock(), context));

  serve(saveIdentityFacts, async (request, context) => {
    const { session, market } = context;
    const who = { memberId: session.memberId, market, codesKey: settings.codesKey };
    await database.transaction((q) => saveFacts(q, clock(), who, request));
    await notifyIdentity(services, session.memberId);
    return identityOf(database, clock(), context);
  });

  serve(addIdentityPicture, async (request, context) => {
    const value = await keepPicture(services, context, request);
    await notifyIdentity(services, context.session.memberId);
    return value;
  });

  serve(sendIdentityCheck, async (_request, context) => {
    const { memberId } = context.session;
    const value = await database.transaction(async (q) => {
      await sendCheck(q, clock(), { memberId, provider: provider?.code ?? null });
      const sent = await identityOf(q, clock(), context);
      await context.storeResponse(q, sent);
      return sent;
    });
    await notifyIdentity(services, memberId);
    return value;
  });

  await serveIdentityNotices(serve, services);
}
