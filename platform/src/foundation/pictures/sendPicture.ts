import type { FastifyReply } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { PictureFormat } from './reencodePicture.ts';

export interface SentPicture {
  readonly type: PictureFormat;
  readonly picture: Buffer;
}

/** Responds with a picture, or with NOT_FOUND. */
export function sendPicture(reply: FastifyReply, found: SentPicture | null): FastifyReply {
  if (!found) throw new Refusal('NOT_FOUND');
  return reply.type(found.type).header('content-disposition', 'inline').send(found.picture);
}
