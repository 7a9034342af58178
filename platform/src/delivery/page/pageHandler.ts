import type { Localized } from '@unisite/shared/contract';
import type { SentSignIn } from '@unisite/shared/contract/rendering';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A submitted sign-in form that has to be shown again. */
export interface SentForm {
  readonly status: number;
  readonly signIn: SentSignIn;
  /** Shown when the page cannot be rendered. */
  readonly notice: Localized;
}

/** Serves the page of any path of the site; with `sent`, the sign-in page. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply, sent?: SentForm) => Promise<FastifyReply>;
