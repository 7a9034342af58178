import type { FastifyReply } from 'fastify';
import { returnPath } from './returnPath.ts';

/** Redirects a browser after its form; to the home page if `returnTo` is not a path of this site. */
export const leadBack = (reply: FastifyReply, returnTo: unknown): FastifyReply =>
  reply
    .code(303)
    .headers({ location: returnPath(returnTo) ?? '/index', 'cache-control': 'no-store' })
    .send();
