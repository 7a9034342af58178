import type { Localized } from '@unisite/shared/contract';
import type { FastifyReply } from 'fastify';
import { formRefused, plainPage, plainPageHeaders } from '../plainPage.ts';

/** Responds to a form with a page that says why it was not accepted. */
export const sendNotice = (reply: FastifyReply, status: number, text: Localized): FastifyReply =>
  reply
    .code(status)
    .headers(plainPageHeaders)
    .type('text/html; charset=utf-8')
    .send(plainPage({ title: formRefused, text }));
