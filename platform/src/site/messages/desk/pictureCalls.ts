import { uploadSitePicture } from '@unisite/shared/contract/operatorsPictures';
import { sendPicture } from '../../../foundation/pictures/sendPicture.ts';
import type { Services } from '../../../foundation/services.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { keepSitePicture, sitePicture } from '../pictures/sitePictures.ts';

/** Pictures for promotions and announcements. */
export function pictureCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock } = services;
  serve(uploadSitePicture, async ({ image }, context) => {
    const { session } = context;
    if (!session.roles.includes('support'))
      await serve.requireRole(context, { name: uploadSitePicture.name, access: 'cash' });
    return keepSitePicture(database, clock(), { image, by: session.account });
  });

  // Uploaded pictures, for the console, before they are published.
  serve.file<{ name: string }>(
    '/ops/pictures/:name',
    { name: 'a picture', access: 'operator' },
    async ({ params }, reply) => sendPicture(reply, await sitePicture(database, params.name)),
  );
}
