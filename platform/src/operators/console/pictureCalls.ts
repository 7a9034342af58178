import { uploadSitePicture } from '@unisite/shared/contract/operatorsPictures';
import type { FastifyInstance } from 'fastify';
import { sendPicture } from '../../foundation/pictures/sendPicture.ts';
import { keepSitePicture, sitePicture } from '../../site/messages/index.ts';
import { admitCaller, requireRole, requireSession, type ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/** Pictures for promotions and announcements. */
export function pictureCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock } = services;
  serve(uploadSitePicture, async ({ image }, context) => {
    const { session } = context;
    if (!session.roles.includes('support'))
      await requireRole(services, session, { name: uploadSitePicture.name, access: 'cash' }, context);
    return keepSitePicture(database, clock(), { image, by: session.account });
  });
}

/** Uploaded pictures for the console, which are not published yet. */
export function serveOperatorPictures(server: FastifyInstance, services: Services): void {
  server.get<{ Params: { name: string } }>('/ops/pictures/:name', async (request, reply) => {
    admitCaller(services, request, false);
    await requireSession(services, request, reply);
    return sendPicture(reply, await sitePicture(services.database, request.params.name));
  });
}
