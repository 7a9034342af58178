import type { FastifyReply } from 'fastify';
import { returnPath } from './returnPath.ts';

/** Leads a browser on after its form; home where `returnTo` is no path of this site. */
export const leadBack = (reply: FastifyReply, returnTo: unknown): FastifyReply =>
  reply
    .code(303)
    .headers({ location: returnPath(returnTo) ?? '/index', 'cache-control': 'no-store' })
    .send();
