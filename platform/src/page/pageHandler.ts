import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers the page of any path of the site. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
