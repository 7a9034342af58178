import { serveOwnPictures } from '../../../access/identity/index.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { proofPicture } from './proofs.ts';

/** The member's own proofs as pictures. */
export const serveProofs = (serve: Serve, services: Services): void =>
  serveOwnPictures(serve, services, {
    path: '/wps/cash/proofs/:id',
    what: 'a proof',
    find: (id, memberId) => proofPicture(services.database, id, memberId),
  });
