import type { Localized } from '@unisite/shared/contract';
import type { SentSignIn } from '@unisite/shared/contract/rendering';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A sign-in form that was sent and has to be shown again. */
export interface SentForm {
  readonly status: number;
  readonly signIn: SentSignIn;
  /** What is said where the page cannot be rendered. */
  readonly notice: Localized;
}

/** Answers the page of any path of the site; with `sent` the sign-in page. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply, sent?: SentForm) => Promise<FastifyReply>;
